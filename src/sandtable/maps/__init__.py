"""Boards made from public-domain geography: definition, build, check, preview. Told in docs/maps.md."""
