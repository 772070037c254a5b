"""The games of the house, a folder each. The register finds them; nothing here names them."""
