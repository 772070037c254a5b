"""From pointer and keys to answers, and from outcomes to what is seen and heard: no drawing, and no clock."""
