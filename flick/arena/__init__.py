"""Flick physics on pymunk: plain layout and shot in, outcome out. It knows no rules.

Units everywhere: millimetres, grams, seconds, radians. The origin is a corner of the table, x runs along its
width and y along its height, seen from above with y upwards, so positive angles turn counter-clockwise.
"""
