"""The arena as it is painted, from the table up to the flashes."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from pygame import Rect, Surface

from flick.arena.shapes import Point
from flick.window.app.settings import Settings
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.arena_tool import ArenaTool
from flick.window.arena.effects.closeup import CloseUp
from flick.window.arena.effects.effect_timeline import Timeline
from flick.window.arena.effects.ghost_trails import Trails
from flick.window.arena.lying_pieces import LyingPiece, Pieces
from flick.window.arena.piece_marks import MarkState, Special, draw_above, draw_below, number_of
from flick.window.arena.preview_drawing import PreviewDrawing
from flick.window.widgets.kit import Kit
from flick.window.widgets.surfaces import Laid


class ArenaScene:
    """What lies where is in ``pieces``; ``tool`` is what somebody may do now, ``track`` the ways of a flick that was
    only drawn, ``effects`` and ``trails`` what gives weight to one that rolls."""

    def __init__(self, kit: Kit, stage: ArenaStage, settings: Settings) -> None:
        self.kit, self.stage = kit, stage
        self.pieces = Pieces(kit, stage)
        self.close_up = CloseUp(stage.frame)
        self.effects, self.trails = Timeline(stage), Trails(kit, stage)
        self.marks: dict[str, Special] = {}
        self.tool = ArenaTool()
        self.track = PreviewDrawing()
        self._meant = ""
        """The piece that somebody else is about to flick."""
        self.under: list[Laid] = []
        """What lies on the cloth below everything else."""
        self._settings = settings
        self._damage: list[Rect] = []

    def mark(self, marks: Mapping[str, Special]) -> None:
        """Mark these pieces, and no others, from now on."""
        names = {**marks, **self.marks}
        self.pieces.touch(name for name in names if marks.get(name) != self.marks.get(name))
        self.marks = dict(marks)

    def mean(self, pawn: str) -> None:
        """Mark the piece that somebody else is about to flick; an empty name marks none."""
        self.pieces.touch([self._meant, pawn])
        self._meant = pawn

    @property
    def middle(self) -> Point:
        """Where the active pawn lies (mm), or else what can be chosen, or the middle of what is seen."""
        rings = self.tool.rings()
        names = [*(name for name, special in self.marks.items() if special.active), *rings]
        return next((self.pieces.lying[name].at for name in names if name in self.pieces.lying), self.stage.view.middle)

    def tick(self, now: float) -> None:
        """Let everything go on that moves by itself."""
        self.effects.tick(now)
        self.pieces.tick(now)
        if self.close_up.tick(now):
            self._damage.append(self.stage.frame if self.close_up.away else self.stage.bounds)

    @property
    def moving(self) -> bool:
        return self.effects.moving or self.pieces.fading or self.close_up.moving

    def take_up(self, tool: ArenaTool) -> None:
        """Use this tool from now on, and take away what was drawn for the one before."""
        self._damage += [*self.tool.reach(), *self.tool.damage]
        self.tool = tool

    def show_track(self, track: PreviewDrawing) -> None:
        self._damage += [*self.track.rects, *track.rects]
        self.track = track

    def outline(self, name: str) -> Rect | None:
        """Where in the window a piece is seen, if it lies there."""
        return self.pieces.lying[name].outline(self.stage) if name in self.pieces.lying else None

    def lay_under(self, laid: Sequence[Laid]) -> None:
        """Let these lie on the cloth, below everything else, in place of what lay there."""
        self._damage += [one.rect for one in (*self.under, *laid)]
        self.under = list(laid)

    def changes(self) -> list[Rect]:
        """What must be painted again since this was last asked."""
        found, self._damage = self._damage, []
        for part in (self.pieces, self.effects, self.trails):
            found += part.damage
            part.damage.clear()
        found += self.tool.damage
        self.tool.damage.clear()
        if self.close_up.away and found:
            self.close_up.forget()
            return [self.stage.frame]
        return [part for rect in found if (part := rect.clip(self.stage.clip))]

    def paint(self, target: Surface) -> None:
        """Paint the scene, as far as the clip of the target reaches."""
        if self.close_up.away:
            if not self.stage.frame.contains(target.get_clip()):
                self.stage.draw(target)
            self.close_up.paint(target, self._paint)
        else:
            self._paint(target)

    def _paint(self, target: Surface) -> None:
        """Paint the scene as it is seen from where the camera always is."""
        self.stage.draw(target)
        clip = target.get_clip()
        region = clip.clip(self.stage.clip)
        target.set_clip(region)
        seen = self.pieces.seen(region)
        states = [self.state(piece) for piece in seen]
        for laid in self.under:
            laid.draw(target)
        for piece, state in zip(seen, states, strict=True):
            draw_below(self.stage, target, piece, state)
        self.tool.draw_below(target)
        self.track.draw_below(target)
        self.effects.paint(target, under=True)
        self.trails.paint(target)
        self.pieces.draw_shadows(target, seen)
        self.pieces.draw_bodies(target, seen)
        for piece, state in zip(seen, states, strict=True):
            draw_above(self.kit, self.stage, target, piece, state)
        self.tool.draw_above(target)
        self.effects.paint(target, under=False)
        target.set_clip(clip)

    def _special(self, name: str) -> Special:
        return self.marks.get(name, Special())

    def state(self, piece: LyingPiece) -> MarkState:
        """What marks a piece now. Where others are to be chosen, the active one shines no brighter than they do."""
        chosen = self.tool.rings()
        ring = (chosen or ({self._meant: 1.0} if self._meant else {})).get(piece.name, 0.0)
        special = self._special(piece.name) if piece.name not in self.effects.hidden else Special()
        active = special.active and (not chosen or any(self._special(name).active for name in chosen))
        numbered = self._settings.numbers_on_pawns or self.kit.theme.palette != "normal"
        return MarkState(
            ring=max(ring, 1.0 if active else 0.0),
            halo=active or ring == 1.0,
            badge=special.badge,
            target=special.target,
            number=number_of(piece) if numbered else 0,
            in_the_way=piece.name in self.tool.in_the_way(),
        )


class ClothLayer(Protocol):
    """What lies on the cloth below all pieces, such as ways or a fan of flicks."""

    def lay(self, scene: ArenaScene) -> bool:
        """Lay down what is not there yet, in every frame; whether some of it is still being drawn."""
        ...
