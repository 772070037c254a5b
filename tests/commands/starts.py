"""Starting places in a file of somebody's own, as tests of several commands name them."""

FAIR = """\
start:
  sword-1: {kind: character, corner: north-west}
  sword-2: {kind: character, corner: south-west}
  skull-1: {kind: character, corner: south-east}
  skull-2: {kind: character, corner: north-east}
  crystal-1: {kind: obstacle, from_centre: [0, 0]}
  crystal-2: {kind: obstacle, from_centre: [-70, 30]}
  crystal-3: {kind: obstacle, from_centre: [70, -30]}
  crystal-4: {kind: obstacle, from_centre: [-30, -90], angle: 33}
  crystal-5: {kind: obstacle, from_centre: [30, 90]}
"""
