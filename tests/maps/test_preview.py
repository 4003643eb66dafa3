"""Pictures of the Classic board: no name covers another, in any language and size."""

from __future__ import annotations

import pytest

from sandtable.maps import definition, facts, mapfile
from sandtable.maps.preview.names import Names
from sandtable.maps.preview.svg import mix
from sandtable.maps.style import style


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("width", [390, 1440, 3840])
def test_names_do_not_overlap(width: int, language: str) -> None:
    board = mapfile.load("classic")
    known = facts.load(definition.load("classic").facts)
    names = Names(board, width / 360, language, whole=True)
    placed = names.run(known.capitals, known.values)
    boxes = [names._box(p.x, p.y, p.angle, p.width, p.size) for p in placed]
    assert not [
        (placed[i].text, placed[j].text)
        for i in range(len(boxes))
        for j in range(i)
        if boxes[i].intersects(boxes[j])
    ]
    shown = {p.area for p in placed}
    if width == 390:
        assert shown == set(known.capitals), "far away only capitals are named"
    else:
        assert set(known.land) <= shown, "all land is named from the middle zoom on"
    assert min(p.size for p in placed) >= 9


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_names_can_be_read(mode: str) -> None:
    tokens = style()[mode]
    assert contrast(tokens["sealabel"], tokens["sea"]) >= 4.5
    for nation in style()["nations"].values():
        ground = mix(nation[mode], tokens["halo"], style()["text"]["land"]["halo_opacity"])
        assert contrast(tokens["ink"], ground) >= 4.5


def contrast(a: str, b: str) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
