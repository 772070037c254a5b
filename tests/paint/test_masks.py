"""Masks: what is blurred widely, and more quickly for that, is blurred as it would be otherwise."""

import numpy as np
import pytest

from flick.paint import masks
from flick.paint.masks import WIDE, softened

NEAR = 0.05
"""Where much lies at the rim."""


@pytest.mark.parametrize("sigma", [WIDE, 9.0, 21.0])
@pytest.mark.parametrize("shape", [(160, 121), (61, 90)])
def test_a_wide_blur_is_that_of_the_whole_mask(
    shape: tuple[int, int], sigma: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    mask = np.zeros(shape, np.float32)
    mask[20:50, 30:] = 1
    mask[12:16, 7] = 1
    quick = softened(mask, sigma)
    monkeypatch.setattr(masks, "WIDE", np.inf)
    assert quick.shape == shape
    assert quick.dtype == np.float32
    assert np.abs(quick - softened(mask, sigma)).max() < NEAR
