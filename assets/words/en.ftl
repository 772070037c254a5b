# What the table itself says, in English. Games have their own words.

## People and things

language-name = English
seat-name = Player { $number }
seat-plays = { $who } ({ $plays })
bot-names = Ilan, Noor, Bruno, Odile, Tomas, Maren, Rafi, Selma
seat-bot = { $name } ({ $level })
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-perfect = perfect
piece-back = face down
piece-backs = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
zone-line = { $zone }: { $contents }
zone-count = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
zone-top = { $piece } on top
zone-empty = nothing

# Maps, in the terminal and in the window.
map-health = { $now } of { $of } HP
map-unexplored = Unexplored: whoever explores from a square beside it lays a tile here.
map-door = closed door
map-unknown = Unknown
map-covered = face down
map-key = A square is named by its column and row, like { $square }. # wall, + closed door, / open door, < > ^ v unexplored, ? unknown.
map-cells = Cells: { $cells }
map-cell = { $number } { $name }
map-cell-with = { $number } { $name } ({ $what })

## Duels

duel-from = { $what }, { $source }
duel-counts = { $what }: { $n }
duel-total = { $side }: { $total }
duel-of = { $side }: { $total } of { $needed }

## Odds, before an answer is given

promise-exact = { $percent }%
promise-about = about { $percent }%
promise-said = { $what }: { $chance }
promises-rest-on = Odds { $what }:
promise-points = { $points } of { $needed }, { $chance }

## Answering

answer-yes = yes
answer-no = no
answer-nothing = nothing
answer-flick-told = flick of { $pawn } at { $angle }°, { $speed } mm/s
answer-place-told = { $piece } put at { $x }, { $y } mm
answer-walk-told = { $piece } goes to { $cell }
answer-amount-told = { $n }
answer-squares = A square: { $squares }
answer-confirm = yes or no, or 1 or 2
answer-amount = a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
answer-many = { $least ->
    [0] up to { $most } of them, by number or name; Enter alone for none
   *[other] { $least } to { $most } of them, by number or name
}
answer-so-many = { $count ->
    [one] one of them, by number or name
   *[other] { $count } of them, by number or name
}
answer-place = the number of a place, or x,y in mm
answer-walk = a cell to go to, or every cell of the way in order, like { $example }. In reach: { $goals }
answer-stay = or { $answer } to stay where you are
answer-deal = You give { $gives } and get { $gets }.
answer-offer-own = You have: { $goods }
answer-offer-theirs = They have: { $goods }
answer-offer = what you give for what you get, like “{ $verb } … for …”, with commas between goods and “nothing” for none; or no
answer-counter = yes, no, or another deal, like “{ $verb } … for …”: what you give for what you get
offer-for = for
deal = { $gives } for { $gets }
so-many = { $count } { $what }
pass-turn = Don’t ask again this turn
pass-until-me = Don’t ask until something happens to me
answer-spot-towards = towards { $pawn }
answer-spot-angle = at { $degrees }°
answer-spot-from = from { $pawn }, { $where }
answer-pawns = Pawns: { $pawns }
answer-beside = or instead, by number or name:
answer-flick = for example { $example }, from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } mm/s

refused-not-an-option = “{ $answer }” is not one of the answers.
refused-twice = “{ $answer }” appears twice.
refused-how-many = { $least ->
    [0] Choose at most { $most }
   *[other] Choose { $least } to { $most }
}, not { $found }.
refused-so-many = { $count ->
    [one] Choose one
   *[other] Choose { $count }
}, not { $found }.
refused-yes-or-no = Answer yes or no, not “{ $answer }”.
refused-amount = Answer with a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not “{ $answer }”.
refused-no-flick = A flick is written like { $example }, not “{ $answer }”.
refused-no-flick-asked = No flick is asked for: “{ $answer }”.
refused-pawn = The pawn { $pawn } cannot be flicked now; choose from { $pawns }.
refused-speed = { NUMBER($speed, useGrouping: 0) } mm/s will not do; choose from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) } mm/s.
refused-spin = This flick takes neither spin nor offset.
refused-offset = A finger strikes at most one radius off the centre, not { $offset }.
refused-no-place = A place is written like { $example }, not “{ $answer }”.
no-such-command = There is no command { $command }; choose from { $known }.
refused-no-walk = A way is written “{ $verb }” and the cells you enter, in order, or only the last one, not “{ $answer }”.
refused-no-offer = A deal is written “{ $verb } … for …”: what you give for what you get, not “{ $answer }”.
refused-not-to-be-had = “{ $answer }” is not available here.
refused-too-much = “{ $answer }” is too much; the most is { $most }.
refused-nothing-asked = Nobody is asked anything now.
refused-nobody-asked = “{ $answer }” answers no question that player { $seat } is asked.
refused-seats = It takes { $least } to { $most } players, not { $seats }.
refused-resign = Nobody can resign now.
refused-undo-nothing = You have no answer to undo.
refused-undo-others = { $who } has answered since and has to agree.
refused-undo = That cannot be undone: { $why }
refused-redo-nothing = There is nothing to redo.
refused-play-on = The match was over by then. Choose an earlier moment.
barrier-chance = chance has decided something since.
barrier-revealed = something hidden has been revealed since.
barrier-opened = secret answers have been revealed since.
barrier-flick = a flick cannot be undone.

no-such-game = There is no game “{ $game }”; choose from { $known }.
no-games = No game is installed here. FLICK_GAMES can name folders of games.
no-arena = No game here is played in an arena.
game-broken = { $folder } holds a game that cannot be loaded: { $why }
no-game-in-folder = { $folder } holds no game: its package has no GAME.
no-such-player = There is no player “{ $player }”; choose from { $known }.
bad-seats = Players are written like human,random or Camille=human,random, not “{ $seats }”.
bad-set = An option is written like name=value, not “{ $found }”.
option-unknown = There is no option “{ $option }”; choose from { $known }.
option-unknown-meant = There is no option “{ $option }”; did you mean { $meant }?
option-unknown-meant-seats = There is no option “{ $option }”; did you mean { $meant }, with a value for each player, as in { $meant }=A,B?
option-more-than-seats = Options are given for { $chosen } players, but { $seats ->
    [one] only one plays
   *[other] only { $seats } play
}.
option-none = { $game } has no options, so “{ $option }” cannot be chosen.
option-value = The option { $option } takes { $expected }, not “{ $value }”.
option-value-several = The option { $option } takes any of { $choices }, separated by commas, not “{ $value }”.
option-with = The option { $option } means nothing unless { $other } holds { $values }.
option-without = The option { $option } means nothing when { $other } holds { $values }.
option-seats = The option { $option } means nothing with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}; it is for { $numbers }.
practice-no-flicks = Nothing is flicked in { $game }, so there is nothing to practise: leave out --practice.
practice-no-people = Only bots play, and bots undo nothing: leave out --practice.
rulebook-changed = **Changed in this match.** { $instead } (Otherwise: { $text })
campaign-none = Nobody has come so far in { $game } that there is anything to go on with.
session-goes-on = The same people can go on with what they have won: { $command }
help-go-on = the next match of those who go on with what they have won
window-go-on-with = Go on
window-go-on-with-tip = Go on with those who have won: the next adventure
no-rulebook = { $game } has no rulebook.
no-such-rule = There is no rule { $rule }.
no-such-rule-meant = There is no rule { $rule }; did you mean { $meant }?

## Content files

content-at = { $file }:{ NUMBER($line, useGrouping: 0) }: { $field }: { $why }
content-at-line = { $file }:{ NUMBER($line, useGrouping: 0) }: { $why }
content-expected = expected { $expected }, got { $found }
frame-no-foot = a picture needs at least one foot
frame-uneven = a title has as many rooms as baselines, not { $rooms } and { $down }
content-unknown-key = unknown key “{ $key }”; known keys: { $known }
content-unknown-key-meant = unknown key “{ $key }”; did you mean { $meant }?
content-missing = the key “{ $key }” is missing
content-twice = the key “{ $key }” appears twice
content-invalid = { $why }
content-not-yaml = this is not YAML: { $why }
content-not-utf8 = the file is not text in UTF-8
content-key-not-a-name = a key must be a single word or number
content-tag = the tag { $tag } is not allowed
content-too-large = the file is larger than { $most } kB
content-too-deep = nested more than { $most } deep
content-too-many = more than { $most } values
content-too-many-aliases = more than { $most } aliases
content-happens-at-once = { $verb } happens at a moment and cannot be in force for a time
content-is-in-force = { $verb } is in force for a time and cannot happen at a moment
cut-text = { $begin }… ({ $left } characters left out) …{ $end }
in-file = { $file }: { $why }
file-unreadable = { $file } cannot be read: { $why }
why-loop = the links lead round in a circle
why-too-long = the name is too long
why-missing = there is no such file or folder
why-folder = it is a folder
why-permission = that is not permitted
why-not-a-file = it is no ordinary file
why-no-folder = it is not a folder, or lies in something that is none
file-too-much-work = { $file } asks for too much work: it is given up here.
folder-too-large = { $folder } holds more than { $most } files and folders: too many to look through.
output-lost = What there is to tell cannot be written: { $why }
file-of-another-kind = { $file } is a file of another kind; it is not replaced.
file-unwritable = { $file } cannot be written: { $why }

expected-length = a length in mm above 0
expected-side = a length in mm above 0, and not above 100,000
expected-diameter = a length in mm above 0, and not above 500
expected-coordinate = a coordinate in mm
expected-degrees = an angle in degrees
expected-share = a number from 0 to 1
expected-card-length = a length from 0 to 140, in hundredths of a card’s width
expected-token = the name of a colour or an icon: small letters, digits, dots and hyphens
expected-known-icon = the name of an icon
expected-known-colour = the name of a colour of the palettes
expected-friction = a coefficient of friction from 0.01 to 5
expected-edge-friction = a coefficient of friction from 0 to 5
expected-language = the code of a language, two or three small letters
expected-name = a name of small letters, digits and hyphens
expected-card-id = an ID of small letters, digits and underscores, beginning with a letter
expected-card-name = a name of 1 to 40 characters
expected-seed = a whole number from 0
expected-flicks = a number of flicks from 1
expected-one-of = one of { $choices }
expected-either = { $one } or { $other }
expected-so-many = a list of { $count ->
    [one] one value
   *[other] { $count } values
}
expected-parts = a list of parts
expected-part = a mapping with exactly one verb
expected-branches = at least two lists of parts
expected-one = the number 1
expected-amount = a number, or one of { $names }, such as 2 * { $example } + 1
expected-condition = terms joined by “and”, each one of { $forms }, with “not” before it or without
expected-list = a list
expected-mapping = a mapping of keys to values
expected-number = a number
expected-whole-number = a whole number
expected-limits = { $kind } from { $least } to { $most }
expected-yes-no = true or false
expected-on-off = on or off
expected-preset = { $presets } or a file
expected-text = a text
expected-value = another value

check-unknown = { $file }: nothing says what this file should hold
check-double-colour = the colour { $name } is in { $other } as well; a name has one home
check-double-picture = { $file }: a picture of that name is { $other } as well; a name has one home
check-count = { $files ->
    [one] One file
   *[other] { $files } files
} checked, { $faults ->
    [0] no fault
    [one] one fault
   *[other] { $faults } faults
}.

## Texts of cards, as every game tells them

and-then = { $one } { $other }
or-else = { $one } Or: { $other }
only-if = If { $terms }: { $deed }
and-also = { $one } and { $other }
where = { $deed } X: { $what }.
part-choose = Choose: { $deeds }
part-may = You may: { $deeds }
part-once-per-turn = Once per turn: { $deeds }
x = X
per = { " " }per { $what }
per-two = { " " }for every 2 { $what }
x-times = { $times } × { $what }
x-plus = { $what } + { $n }
x-minus = { $what } − { $n }
x-half = half of { $what }, rounded down

## Tables and shots

layout-pawns-overlap = { $pawn } and { $other } overlap by { $depth } mm
outcome-pawns = its outcome does not tell of exactly these pawns: { $known }
outcome-place = { $pawn } is too far from the table
outcome-time = the time “{ $what }” is not between 0 and { NUMBER($most, maximumFractionDigits: 1) } s
outcome-contacts = its outcome tells of { $found } contacts; at most { $most } can be
outcome-contact = contact { NUMBER($number, useGrouping: 0) } is not one between two things on this table
outcome-track = the way of { $pawn } is not that of a pawn on this table, or too long
outcome-track-size = the ways of the pawns are not as long as announced
layout-too-many-pawns = { $found } pawns lie on the table; at most { $most } can
layout-too-many-walls = { $found } walls stand on the table; at most { $most } can
layout-too-many-stands = the table has { $found } stands; at most { $most } are allowed
layout-pawn-too-large = { $pawn } is { $size } mm wide; at most { $most } mm can be flicked
layout-cut-too-large = a piece is { $size } mm wide; at most { $most } mm can be flicked
layout-pawn-outside = { $pawn } lies outside the table of { $width } × { $height } mm
layout-pawn-in-wall = { $pawn } lies in the wall { $wall }
layout-pawn-too-small = { $pawn } is { $size } mm; the least is { $least } mm
layout-pawn-not-a-number = the place or size of { $pawn } is not a number
layout-pawn-size-or-diameter = { $pawn } needs a size or a diameter, and only one of them
layout-unknown-size = { $pawn } has the size “{ $size }”; known sizes: { $known }
layout-unknown-kind = { $pawn } is of the kind “{ $kind }”; known kinds: { $known }
layout-unknown-material = unknown material “{ $material }”; known materials: { $known }
layout-wall-too-thin = the wall { $wall } is { $size } mm thick; the least is { $least } mm
layout-wall-too-short = the wall { $wall } is { $size } mm long; the least is { $least } mm
layout-table-too-small = the { $side ->
    [width] width
   *[height] height
} of the table is { $size } mm; the least is { $least } mm
map-unknown-cell = a link leads to { $cell }, and there is no such cell
map-link-to-itself = a link leads from { $cell } to itself
map-link-twice = the link between { $cell } and { $other } appears twice
map-tile-rows = the tile has { $found ->
    [one] { $found } row
   *[other] { $found } rows
} of squares instead of { $size }
map-tile-row-length = row { $row } of the tile has { $found } squares instead of { $size }
map-tile-taken = { $tile } cannot lie where { $other } lies
map-tile-twice = { $tile } lies on the table already
shot-not-a-number = The flick’s { $what } is not a number.
shot-no-speed = A flick cannot be slower than 0 mm/s; this one has { $speed } mm/s.
shot-too-fast = { $speed } mm/s is too fast; the most is { $most } mm/s.
shot-too-much-spin = { $spin } rad/s is too much spin for this pawn; the most is { $most } rad/s.
shot-no-such-pawn = There is no pawn { $pawn } on the table; choose from { $known }.
shot-file-alone = --shot FILE is the whole shot; leave out --pawn, --angle, --speed and --spin.
shot-duration = Everything rests after { $seconds } s.
shot-contact = { $t } s  { $a } and { $b }, { $impulse } g mm/s
shot-left = { $t } s  { $pawn } leaves the mat
shot-rest = Resting places; what is marked * has moved:

## Match files

json-none = it is no JSON
json-cut-off = it is cut off
json-missing = “{ $key }” is missing
json-unknown = “{ $key }” is not known
json-number = a number is too large
json-value = this value does not belong here
json-expected = expected { $expected }
json-most = { $kind }, at most { $limit }
json-least = { $kind }, at least { $limit }
json-at = { $place }: { $why }
journal-no-seat = there is no seat { NUMBER($seat, useGrouping: 0) } at this table
journal-reason = its reason speaks of somebody who is not there, or has no end
journal-empty = { $file } is empty.
journal-elsewhere = { $file } was begun at another table: what is achieved in it is not counted.
journal-torn = { $file }:{ NUMBER($line, useGrouping: 0) }: the last line was cut off and has been left out.
journal-not-a-match = { $file }:{ NUMBER($line, useGrouping: 0) }: this is not a match of Flick: { $why }
journal-format = { $file }:1: the format is “{ $found }”; this program reads { $expected }.
journal-options = { $file }:{ NUMBER($line, useGrouping: 0) }: these options are not the game’s: { $why }
journal-line = { $file }:{ NUMBER($line, useGrouping: 0) }: this line is damaged: { $why }
journal-order = { $file }:{ NUMBER($line, useGrouping: 0) }: this should be answer { NUMBER($expected, useGrouping: 0) }, not { NUMBER($found, useGrouping: 0) }.
journal-undo = { $file }:{ NUMBER($line, useGrouping: 0) }: there is no answer { NUMBER($found, useGrouping: 0) } to undo.
journal-answer = { $file }: answer { NUMBER($number, useGrouping: 0) } does not fit: { $why }
journal-state = { $file }: the kept position is not one of this game: { $why }
journal-too-large = { $file } is larger than { $most } MB.
journal-exists = { $file } already exists.
journal-moved = { $file } is no longer the file of this match. From now on it is kept, whole, in { $now }
journal-locked = { $file } is open in another Flick. Close that one first.
journal-no-checkpoint = { $file } was played under other rules and keeps no position to go on from.
journal-other-rules = { $file } was played under other rules or other cards. It goes on from the position kept before answer { NUMBER($kept, useGrouping: 0) }; { $lost ->
    [0] no later answer is left out
    [one] one later answer is left out
   *[other] { $lost } later answers are left out
}.
journal-before-base = { $file }: answer { NUMBER($number, useGrouping: 0) } was played under other rules; it can be shown from answer { NUMBER($base, useGrouping: 0) } on.
verify-counts = Checked { $answers ->
    [one] one answer
   *[other] { $answers } answers
}, { $flicks ->
    [one] one flick
   *[other] { $flicks } flicks
} simulated again, { $checkpoints ->
    [one] one checkpoint
   *[other] { $checkpoints } checkpoints
}.
verify-good = Everything is as recorded.
verify-flick = Answer { NUMBER($number, useGrouping: 0) } ({ $answer }) does not run as recorded.
verify-answer = Answer { NUMBER($number, useGrouping: 0) } ({ $answer }) does not fit: { $why }
verify-spelling = Answer { NUMBER($number, useGrouping: 0) } is written “{ $answer }” and means “{ $found }”.
verify-mark = Answer { NUMBER($number, useGrouping: 0) } ({ $answer }) is not what was recorded; its mark does not fit.
verify-header = { $file }:{ NUMBER($line, useGrouping: 0) }: this line is not what was recorded; its mark does not fit.
verify-undo = { $file }:{ NUMBER($line, useGrouping: 0) }: this line undoes answers, and no such line was recorded here; its mark does not fit.
verify-base = The position from which answer { NUMBER($number, useGrouping: 0) } follows is not what was recorded; its mark does not fit.
verify-checkpoint = The position kept before answer { NUMBER($number, useGrouping: 0) } is not the one that the answers lead to.
verify-other-rules = { $file } was recorded under other rules or other cards and cannot be checked.
verify-begins-otherwise = A match with the options of { $file } would begin differently now: a table or layout file may have changed. The beginning in the file counts.
verify-unfinished = The match is unfinished: { $count ->
    [0] no answer yet
    [one] one answer
   *[other] { $count } answers
}.
verify-no-marks = { $file } carries no marks: only outcomes and checkpoints were compared.
verify-marks-begin = { $file } carries no marks before answer { NUMBER($number, useGrouping: 0) }: up to there only outcomes and checkpoints were compared.
replay-answer-unseen = { $who } answered in secret.
replay-answer = { $who }: { $answer }
replay-gave-up = { $who } resigns.
replay-other-rules = { $file } was recorded under other rules or other cards. Its answers are shown as they were written, without what came of them; the table can be shown only as it was before answer { NUMBER($kept, useGrouping: 0) }.
replay-before-base = Answers of { $file } before number { NUMBER($number, useGrouping: 0) } were given under other rules or other cards. They are shown as they were written, without what came of them.
replay-beyond = { $count ->
    [0] There is no answer
    [one] There is only one answer
   *[other] There are only { $count } answers
}, not { $number }.
build-one-deed = Only one of --list, --import, --export, --change and --delete at a time.
replay-verify-alone = --verify looks at the whole match; leave out --at, --gif, --png and --shot.
replay-no-flick = Nothing was flicked up to there, so nothing can be drawn.
replay-shot-alone = --shot takes out one flick; leave out --at, --gif and --png.
replay-out-alone = --out says where --shot writes; give --shot too.
replay-shot-other-rules = { $file } was recorded under other rules or other cards; no flick can be taken out of it.
replay-no-flicks = There is no flick in { $file }.
replay-no-answer = There is no answer { NUMBER($number, useGrouping: 0) }; the last one is { NUMBER($last, useGrouping: 0) }.
replay-not-a-flick = Answer { NUMBER($number, useGrouping: 0) } ({ $answer }) is not a flick; the nearest one is { NUMBER($nearest, useGrouping: 0) }.
replay-no-arena = Answer { NUMBER($number, useGrouping: 0) } ({ $answer }) is not a flick in an arena.
replay-shot-again = To see it again: { $command }
resume-as-begun = A match goes on as it began: { $option } cannot be chosen with --resume.
resume-other-game = { $file } is a match of { $game }.

## Scenarios

scenario-failed = { $file }:{ NUMBER($line, useGrouping: 0) }: { $scenario }, step { $stage }: not as written
scenario-expected = expected
scenario-found = found
scenario-count = { $count ->
    [one] One scenario
   *[other] { $count } scenarios
}, { $failed ->
    [0] all as written
   *[other] { $failed } not as written
}.
scenario-unknown = There is no scenario “{ $name }” in these files.
scenario-given = this is not a position of the game: { $why }
scenario-act = an answer takes answer: with outcome:, or refused: with reason: and rule:
scenario-step = watch: takes when:, flicks: takes goal:, and no step takes both; moment: takes neither when: nor goal:
scenario-message = the game has no message “{ $name }”
scenario-game = { $why }
scenario-outcome = this is no outcome of a flick: { $why }
scenario-chance = { $label } cannot give { $wanted }; possible: { $possible }
scenario-too-many = a file holds at most { $most } scenarios
scenario-long-chain = at most { $most } scenarios can come one after the other
scenario-after = no other scenario “{ $name }” comes before this one
scenario-goes-on = a scenario after another one goes on with its { $key }

## A match in the terminal

session-begins = { $game }
session-help-hint = Type an answer, or “?” for help.
session-help-answers = Answer with a number, with the beginning of an answer, or with a square of the map where you go there. Besides, you can type:
session-several-answers = “{ $answer }” can mean several answers: { $labels }.
session-clock = You have { $seconds } seconds for each answer; then the clock gives one.
session-you-are = You are { $who }: { $side }.
session-side = { $who }: { $side }
session-side-bot = { $who } (bot): { $side }
session-story-line = { $round }: { $told }
session-who-and-side = { $who } ({ $side })
session-prompt = { $who }>
session-answered = > { $who }: { $answer }
session-which-card = Which card? Name one, after the command.
session-no-card = There is no card “{ $card }”.
session-no-card-meant = There is no card “{ $card }”; did you mean { $meant }?
session-cards-meant = “{ $card }” could be several cards: { $cards }
card-targeted = { $shot } (targeted)
session-warned = { $warning } Do it anyway? (yes or no)
session-resign-sure = There is no way back. Do you really resign (yes or no)?
session-resign-not = The match goes on.
session-curtain = { $who }, take the keyboard. The others look away. Press Enter.
session-asked = To answer: { $who }
session-kept = The match is saved in { $file }.
session-go-on = To go on: { $command }
session-saved = A copy is in { $file }.
session-not-kept = This match is not saved.
session-undo-agree = { $who }, { $whose } undoes an answer, and yours with it. Do you agree (yes or no)?
session-undo-not = { $who } does not agree: the answers stay.
session-undone = Undone: { $answer }
session-undone-unseen = Undone: what { $who } answered in secret.
session-redone = Redone: { $answer }
session-overdue = Time is up: { $answer }
match-over = The match is over. { $why }
no-window = There is no display here: playing in the terminal.
no-display = There is no display here, so bots show a match. To play: flick play { $game } --text
tune-no-display = There is no display here, and tuning a table needs a window.
play-no-game = Which game? flick games lists them.

command-help = help
command-help-help = this list, and the question again
command-board = board
command-board-help = the table again; with a number from the log, as it was then
command-card = card
command-card-help = what your cards do, or card NAME for any card
command-log = log
command-log-help = what happened, turn by turn, with the number of each answer; log { log-all }: every step; log { log-own }: your actions; log { log-reasons }: the bots’ reasons; log and a name: that player’s
log-all = all
log-own = mine
log-reasons = reasons
story-change = { $side } { $before } › { $after }
story-change-by = { $side } { $sign }{ $n }
command-undo = undo
command-undo-help = undo your last answer
command-redo = redo
command-redo-help = give it again
command-rules = rules
command-rules-help = the rule behind the question, or rules ID
command-save = save
command-save-help = where the match is saved, or save FILE for a copy
command-resign = resign
command-resign-help = give up the match
command-quit = quit
command-quit-help = leave; a saved match can be resumed
command-leave-help = leave
command-hint = hint
command-hint-help = what may help with this step
command-show = show
command-show-help = see this step done for you
command-back = back
command-back-help = begin this step again, or go to the one before
command-skip = skip
command-skip-help = go to the next step

## Lessons

lesson-step = { $number }/{ $count } · { $tell }
lesson-flick = For example { $pawn } at { $degrees }° with { NUMBER($speed, useGrouping: 0) } mm/s.
lesson-angles = Angles: 0° is right, 90° up, 180° left, 270° down. If only one pawn can be flicked, angle and speed are enough.
lesson-choose = Type { $number } or { $thing }.
lesson-type = Type: { $answer }
lesson-reached = Well done.
lesson-put = For the next step, everything is placed as in the example.
lesson-missed = Not yet. Nothing is lost: the step begins again.
lesson-other-answer = This time it takes another answer.
lesson-own-place = From here you aim for yourself: the example starts elsewhere.
lesson-other-pawn = This flick is for { $pawn }.
lesson-other-way = That went another way; it takes about { $degrees }°.
lesson-too-far-left = Too far to the left: turn { $degrees }° clockwise.
lesson-too-far-right = Too far to the right: turn { $degrees }° counter-clockwise.
lesson-too-weak = Too weak: it takes about { NUMBER($speed, useGrouping: 0) } mm/s.
lesson-too-strong = Too strong: about { NUMBER($speed, useGrouping: 0) } mm/s will do.
lesson-very-close = Very close: only a little more or less.
lesson-no-flick-left = No flick is left, and the goal is not reached.
lesson-turn-over = The turn is over, and the goal is not reached.
lesson-offer = Type { $command } to have it done for you.
lesson-no-hint = There is no hint for this step.
lesson-nothing-to-show = Nobody knows how to do this step; skip it, or find out.
lesson-at-start = There is nothing before this step.
lesson-over = The lesson is over.
lesson-solved = Solved { $tries ->
    [one] on the first try
   *[other] in { $tries } tries
}.
lesson-puzzle-over = That was the puzzle.
lesson-enter = Press Enter to go on.
tutorial-none = { $game } has no tutorial.
achievements-none = { $game } has no achievements.
achievements-line = { $name }: { $how } [{ $rule }]

## The front door

games-line = { $game }: { $title }, { $seats }
games-seats = { $count ->
    [one] one player
   *[other] { $count } players
}
games-seats-range = { $least } to { $most } players
games-limits = { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }
games-players = players: { $players }
games-option = { $option }={ $default }: { $help }
games-seat-option = { $option }={ $default },… for each player: { $help }
games-several = any of { $values }, separated by commas
games-value = { $value }: { $help }
games-values = [{ $values }]
demo-wrote = Written: { $file }
simulate-people = Only bots can play here, not people.
simulate-summary = { $matches ->
    [one] One match
   *[other] { $matches } matches
}, { $decisions } decisions in { $seconds } s
simulate-speed = { $rate } decisions per second
simulate-turns = Turns: median { $median }, { $least } to { $most }
simulate-wins = { $who } wins
simulate-win-together = { $who } win
simulate-nobody-wins = Nobody wins
simulate-all-win = All win
simulate-all-lose = All lose
simulate-count = { $count }
simulate-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
simulate-fault = Match { NUMBER($number, useGrouping: 0) } failed: { $fault }. To see it again: { $again }
fault = Flick has made a mistake ({ $error }). The details are in { $file }.
fault-unwritten = Flick has made a mistake ({ $error }). The details cannot be written to { $folder }.
bad-whole-number = expected a whole number from { $least } to { $most }, got “{ $found }”
bad-number = expected a number, got “{ $found }”

usage-required = missing: { $names }
usage-unknown = unknown: { $found }
usage-choice = { $name } cannot be “{ $found }”; choose from { $known }
usage-choice-meant = { $name } cannot be “{ $found }”; did you mean { $meant }?
usage-value = { $name } takes a value
usage-no-value = { $name } takes no value, but got “{ $found }”
usage-argument = { $name }: { $why }

help-usage = usage:
help-heading = { $heading }
help-flick = A games table on your computer.
help-commands = commands
help-command = COMMAND
help-arguments = arguments
help-options = options
help-anywhere = with every command
help-help = show this help
help-lang = the language: { $languages }
help-version = show the version
help-example = example:
help-file = FILE
help-folder = FOLDER
help-game-name = GAME
help-name = NAME
help-seconds = SECONDS
help-set-value = OPTION=VALUE
help-games = the games, their players and options
help-games-long = Lists the games: how many can play, which players there are, and the options with their defaults.
help-play = play a match
help-play-long = Plays a match, alone against bots or with others at one screen. Every answer is saved at once, so you can stop at any time and resume.
help-demo = watch bots play a whole match
help-demo-long = Bots play a whole match. Writes a log of every step, the match file and pictures of the last three shots.
help-replay = go through a match file, or check it
help-replay-long = Shows what happened in a match file, or the table after some of its answers; plays every flick again and compares; or takes out one flick, to be played alone.
help-simulate = many matches between bots
help-simulate-long = Plays many matches between bots and counts. The same seed gives the same results, whatever the number of jobs.
help-shot = one flick on a table
help-shot-long = Flicks one pawn and tells who touched whom and where everything rests. Lengths in mm, from the lower left corner; angles in degrees, counter-clockwise from the x axis, in the results too.
help-scenario = run given / when / then files
help-scenario-long = Runs scenario files and shows side by side what is not as written.
help-tutorial = learn a game step by step in the terminal
help-tutorial-long = Leads you through the first turns of a game, here in the terminal: you are told what to do, you do it, and mistakes are undone. In the window, tutorials start from the title screen.
help-achievements = the achievements of a game
help-achievements-long = Lists the achievements of a game: how to earn each one, and who has.
help-rules = the rulebook, or one rule
help-rules-long = Shows the rulebook of a game, or the paragraph of one rule.
help-check = check content files
help-check-long = Reads tables, layouts, cards, scenarios and match files, and names the file, line and field of every fault.
help-tune = make a table of your own
help-tune-long = Opens the tuner: every number of a table beside what it does to a flick. You can play on the tables you save there.
help-game = the game, as “flick games” names it
help-tutorial-game = the game; if none is named, the first one with a tutorial
help-tutorial-lesson = another lesson of that game, by the name of its file; without one, the tutorial
help-lesson-name = LESSON
help-demo-game = the game; if none is named, the first one
help-rule = the ID of a rule
help-seats = who plays, in order: human, Camille=human, bot, random, ...
help-set = choose an option; OPTION=A,B gives each player one, in order; can be repeated
help-seed = the number that decides all dice and shuffles of the match
help-json = answer in JSON
help-table = a table: a file, or mat, walls, kitchen-table, kids
help-tune-metavar = TABLE
help-tune-table = the table to begin with: mat, walls, kitchen-table, kids, one of your own, or a file
help-play-table = a table, for a game that has one
help-layout = the pawns and their places, in a file
help-pawn = the pawn to flick
help-angle = the direction, in degrees
help-speed = the speed, in mm/s
help-spin = the spin, in rad/s, counter-clockwise
help-shot-file = a shot in a file, in place of pawn, angle, speed and spin
help-png = draw the table with start, track, contacts and rest
help-replay-png = draw the last flick shown
help-replay-gif = draw the last flick shown as it rolls
help-replay-text = print it turn by turn, even if there is a window
help-replay-whole = print every step, with all answers and the bots’ reasons
help-text = play in the terminal
help-clock = how many seconds people have for each answer, 5 to 3600; then the clock answers
help-no-odds = with --text: do not say how likely answers are to succeed
help-practice = flicks can be undone
help-resume = go on with a match file
help-match-file = a match file
help-verify = play every flick again and compare
help-at = stop after N answers and show the table
help-shot-of = write the flick of answer N, or the last flick, to files for flick shot
help-shot-out = the folder of these files; flick-shot if none is named
help-matches = how many matches
help-jobs = how many to play at the same time
help-out = the folder to write into
help-scenario-files = scenario files, or folders of them
help-scenario-list = name the scenarios of these files
help-scenario-play = play the scenario of that name yourself
help-check-paths = files or folders; if none is named, all content of Flick

## The arena in the window

window-power = { NUMBER($percent) }%
window-angle = { NUMBER($degrees, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
window-finer = Shift: ten times finer
window-finer-keys = Ctrl: ten times finer
window-pull-idle = Too short: nothing would move
window-too-gentle = Too gentle: nothing was flicked. Pull farther.
window-pull-on = Press on the piece itself, then pull back.
window-swipe-beside = Begin the stroke beside the piece, then go through it.
window-swipe-past = The stroke went past the piece: go through it.
window-swipe-slow = Too gentle: go through the piece faster.
window-hint-pull = Pull back from the pawn, let go to shoot. Right button cancels.
window-hint-pull-any = Pull back from one of the marked pieces, let go to shoot. Right button cancels.
window-hint-swipe = Press beside the pawn and strike through it. Right button cancels.
window-hint-swipe-any = Press beside one of the marked pieces and strike through it. Right button cancels.
window-hint-keys = Arrows aim (Shift: by 15°) and set the power. Space shoots, Esc cancels.
window-hint-keys-any = Tab takes another piece, arrows aim (Shift: by 15°) and set the power. Space shoots, Esc cancels.
window-hint-place = Put it in the hatched region. Enter takes the suggested spot.
window-hint-place-keys = Arrows move it, Tab suggests another spot. Enter puts it down.
window-hint-launch = Pull back from { $pawn } to shoot, or put it in the hatched region.
window-hint-launch-any = Pull back from a marked pawn to shoot, or put it in the hatched region.
window-hint-rolling = Hold S for slow motion; Space skips to the end.
window-throwing = A roll of the dice.

## The window around a match

window-back = Back
window-understood = Go back
window-slogan = One table, many games.
window-slogan-more = Flick, descend, race, bargain, explore.
window-not-yet = not yet on the table
window-not-yet-why = { $game } is not on the table yet. Other games are.
window-load = Load
window-load-none = no saved match
window-load-detail = { $count ->
    [one] one saved match
   *[other] { $count } saved matches
}
window-replays = Replays
window-replays-detail = watch, export
window-tutorial = Tutorial
window-tutorial-detail = step by step
window-tuner = Tuner
window-tuner-detail = your own table
window-rulebooks = Rulebooks
window-rulebooks-detail = index and search
window-settings = Settings
window-settings-detail = colours, keys
window-title-keys = F1 rulebook    F11 full screen    F12 picture
window-welcome = New at this table?
window-welcome-more = A guided game shows you everything: you play, and nothing can go wrong.
window-play-tutorial = Play the tutorial
window-first-match = Your first match
window-first-match-more = You know how to play. Begin with the easy bot.
window-another-match = { $game }: another match?
window-another-begin = New match
window-last-over = Last match. { $who }, { $when }.
window-continue = Continue
window-fault = This screen has failed
window-fault-kept = Nothing is lost: the match is kept in { $file } up to the last answer.
window-fault-report = Flick has made a mistake ({ $error }). What happened is told in { $file }.
window-fault-unwritten = Flick has made a mistake ({ $error }), and its report could not be written.
window-fault-go-on = Go on with the match
window-fault-back = Leave this screen
window-not-kept-yet = The last answer cannot be kept: { $why }. It is tried again.
window-file-moved = Kept in another file
window-left-out = Other rules
window-left-out-more = This match began under other rules. It goes on from the last position saved. { $lost ->
    [one] The last answer is left out.
   *[other] The last { $lost } answers are left out.
}
window-cannot-continue = This match cannot go on
window-match-turn = { $game }, turn { $turn }
window-match-begins = { $game }, before the first turn
window-match-who = { $who }. Saved { $when }.
window-against = { $one } against { $other }
window-with = { $one } with { $other }
window-today = today at { $time }
window-yesterday = yesterday
window-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
window-day-and-year = { $day } { $year }
window-leave-question = Leave Flick?
window-leave-safe = Every match is saved up to its last answer.
window-leave = Leave
window-stay = Stay
window-new-match = New match: { $game }
window-new-match-hint = Everything is ready. Enter starts the match.
window-who-plays = Who plays
window-person = Person
window-is-bot = Bot
window-plays-here = plays at this screen
window-level-random = flicks anywhere, plays anything
window-level-easy = misses often, and forgives mistakes
window-level-normal = a fair opponent, with an unsteady finger
window-level-hard = aims well and looks for cover
window-level-perfect = never misses what can be hit
window-level-random-together = plays anything
window-level-easy-together = looks one step ahead, makes mistakes
window-level-normal-together = weighs what may come, and says why
window-seed = Deal
window-seed-by-chance = by chance
window-seed-hint = Same number, same deal: it can be guessed.
window-practice = Practice
window-practice-detail = nothing counts
window-practice-hint = In practice, flicks can be undone.
window-rules-of-match = Rules of this match
window-own-file = A file of your own…
window-own-file-title = A file of your own
window-own-file-where = Put it into this folder, and it stands in the list: { $folder }
window-own-file-how = A copy of one of those in { $folder } is a good beginning. “flick check { $file }” tells where a file is wrong.
window-own-file-look = Look again
window-several-bars = Not with { $what }
window-several-hint = As many as you like. What does not go together with your choice says why.
window-several-count = { $count ->
    [0] None
   *[other] { $count } chosen
}
window-several-none = None of them
window-several-nothing = Nothing is chosen.
window-several-done = Done
window-no-options = This game is always played by the same rules.
window-table = Table
window-table-decides = This table has an edge of its own. Choose another table first.
window-table-slides = Slides
window-table-slides-text = a flick at 2 m/s runs { NUMBER($metres) } m; friction { NUMBER($friction, minimumFractionDigits: 2) }
window-table-bounces = Bounces
window-table-bounces-text = { $edge ->
    [walls] pieces give back { $pawn }% of their speed, walls { $wall }%
   *[mat] pieces give back { $pawn }% of their speed; past the edge is off the mat
}
window-table-size = Size
window-table-size-text = { NUMBER($width) } × { NUMBER($height) } cm; pieces from { NUMBER($least) } to { NUMBER($most) } mm
window-to-tuner = Open in the tuner
window-try-flicks = Try some flicks
window-start = Start the match
window-cannot-start = This match cannot begin
window-as-usual = Reset
window-as-usual-tip = The usual rules, against the usual bot
window-saved-always = Saved after every answer, so you can stop at any time.
window-load-hint = Enter resumes the selected match.
window-replays-hint = Enter shows the selected match.
window-saved-matches = Saved matches
window-no-matches = No saved match yet. A match is saved from its first answer on.
window-kept-in = Matches are saved in { $folder }.
window-unreadable = cannot be read
window-match-over = { $who }. { $how }.
window-answers = Progress
window-answers-text = { $count ->
    [one] one answer
   *[other] { $count } answers
}
window-origin = Where from
window-from-elsewhere = Another table: achievements are not counted
window-file = File
window-watch = Watch
window-delete = Delete
window-keep = Keep
window-delete-question = Delete this match?
window-delete-what = { $who }. The file { $file } will be gone for good.
window-delete-spoilt = The file { $file } will be gone for good.
window-cannot-delete = This match cannot be deleted
window-settings-hint = Changes apply at once and are kept.
window-section-play = Play
window-section-look = Look
window-section-sound = Sound
window-section-keys = Keys
window-section-language = Language
setting-name = Your name
setting-name-about = Who you are in a new match.
setting-flick-mode = Flick
setting-flick-mode-about = Pull back from the pawn and let go, or strike through it with the pointer.
setting-flick-mode-pull = Pull back
setting-flick-mode-swipe = Swipe
setting-aim-help = Aim help
setting-aim-help-about = What you see before a flick: nothing, the first contact, or every path.
setting-aim-help-off = Off
setting-aim-help-contact = Contact
setting-aim-help-path = Path
window-aim-capped = Agreed for this match: at most “{ $most }”.
window-warned = Careful!
window-warned-sure = Do you really want that?
window-warned-back = Go back
window-warned-on = Do it anyway
setting-odds = Odds
setting-odds-about = Answers say how likely they are to succeed, before you choose.
setting-magnifier = Magnifier
setting-magnifier-about = A glass shows the first contact three times as large while you aim.
setting-flick-speed = Flick speed
setting-flick-speed-about = How fast you see flicks. Hold S to slow them further.
setting-flick-speed-true = True
setting-flick-speed-calm = Calm
setting-flick-speed-slow = Slow
setting-bot-pace = Bots play
setting-bot-pace-about = How long you see each of their actions.
setting-follow-bots = Follow bots
setting-follow-bots-about = On a board too large for the window, the view follows what a bot moves.
setting-bot-pace-slow = Slowly
setting-bot-pace-normal = Normally
setting-bot-pace-fast = Fast
setting-bot-pace-at-once = At once
setting-curtain = Curtain
setting-curtain-about = Falls between two people at one screen, so that nobody sees the other’s hand.
setting-curtain-never = Never
setting-curtain-hidden = Hidden hands
setting-curtain-always = Always
setting-palette = Palette
setting-palette-about = Teams always differ by shape and emblem as well as by colour.
setting-palette-normal = Normal
setting-palette-colour-blind = Colour-blind
setting-palette-high-contrast = High contrast
setting-scale = Interface scale
setting-scale-about = Text, buttons and panels.
setting-scale-window = Fit the window ({ $value }%)
setting-scale-fixed = Fixed
setting-scale-limited = As large as this window allows.
window-percent = { $value }%
setting-full-screen = Full screen
setting-full-screen-about = The same as F11.
setting-effects = Effects
setting-effects-about = How much you see of a blow. Words always tell what it means.
setting-effects-full = Full
setting-effects-calm = Calm
setting-effects-none = None
setting-still = Reduced motion
setting-still-about = Only flicked pieces move.
setting-numbers-on-pawns = Number tags
setting-numbers-on-pawns-about = Every pawn shows its number; always on in the two other palettes.
setting-mute = Mute
setting-mute-about = The same as the key M.
setting-volume = Volume
setting-volume-about = Of everything.
setting-table-volume = Table
setting-table-volume-about = Wood, cards and tokens.
setting-interface-volume = Signals
setting-interface-volume-about = Buttons, your turn, the end of a match.
setting-language = Language
setting-language-about = Of everything you read.
setting-language-system = System language
window-cap-left = Left
window-cap-right = Right
window-cap-up = Up
window-cap-down = Down
window-cap-space = Space
window-cap-ctrl = Ctrl
window-cap-shift = Shift
window-cap-alt = Alt
window-cap-page-up = PgUp
window-cap-page-down = PgDn
window-cap-home = Home
window-cap-escape = Esc
window-cap-enter = Enter
window-cap-end = End
window-cap-backspace = Backspace
window-cap-delete = Del
window-keys-everywhere = Everywhere
window-keys-table = At the table
window-keys-flick = Flicking
window-keys-board = Large boards
window-keys-replay = Replays
window-keys-others = Lessons, rulebooks, practice, tuner
window-key-go = The next thing; with Shift, the one before
window-key-press = Press, open, confirm
window-key-among = The neighbour in lists, choices, sliders, fields
window-key-far = A page back or on; the start, the end
window-key-more = A number up or down
window-key-erase = In a field: erase
window-key-clipboard = In a field: select all, copy, cut, paste
window-key-undo = Undo
window-key-redo = Redo
window-key-yes-no = Yes or no
window-key-play-card = Play the raised card, or put it back
window-key-look = Look at a card closely
window-key-log = The whole log
window-key-find = Search the log, or the rulebook
window-key-rule-of = In the log or at a verdict: read the rule
window-key-drawers = In a small window: open the drawers
window-key-pull = Hold: drag the arena when zoomed in
window-key-film = Play or pause
window-key-film-step = One answer back or on
window-key-film-turn = One turn back or on
window-key-film-ends = The start, the end
window-key-film-speed = Faster, slower
window-key-film-ways = The paths of all flicks
window-key-lesson = A step back or on; show me
window-key-book = In the rulebook: back; scroll
window-key-practice = In practice: move or flick; again, or turn a piece
window-key-tuner = In the tuner: flick; the next pawn
window-key-tuner-back = In the tuner: back to the usual value
window-key-tuner-save = In the tuner: save the table
window-key-aim = Turn the aim by a degree, faster while held
window-key-power = More power, or less
window-key-fine = With these keys: ten times finer
window-key-fine-mouse = Pulling: ten times finer; turning: by 15°
window-key-shoot = Shoot; while pieces roll, skip to the end
window-key-pawn = Another pawn
window-key-cancel = Cancel, go back, hurry a bot
window-key-slow = Hold for slow motion
window-key-again = Watch the last shot again
window-key-answer = The first to the ninth answer
window-key-nearer = Zoom in or out on a large board
window-key-nearer-arena = The same, also in an arena
window-key-whole = See the whole of a large board
window-key-own = On a large board: go to your own figure
window-key-pan = Move the view when zoomed in
window-key-mute = Sound on or off
window-key-rules = Rulebook
window-key-full-screen = Full screen
window-key-picture = Save a picture
window-rulebook-of = Rulebook: { $game }
window-rulebook-hint = Follow a link, or type to search. Backspace goes back, Esc closes the book.
window-search = Search
window-nothing-found = Nothing found. Fewer words find more.
window-wins = { $who } wins
window-win-together = { $who } win
window-nobody-wins = Nobody wins
window-achievements = Achievements
window-achievements-of = Achievements: { $game }
window-achievements-count = { $part } of { $whole } reached at this table, kept for ever
window-achievements-new = New: { $what }
window-achievement-by = Reached by { $who }
window-achievement-on = { $who } ({ $day })
window-achievement-open = Not reached yet
window-nameless = somebody without a name
window-not-over = Not over yet
window-after-turns = After { $turns ->
    [one] one turn
   *[other] { $turns } turns
}.
window-watch-again = Watch again
window-moment = Turn { $turn }, { $what }
window-moment-both = Turn { $turn }, both at once
window-moment-last = Turn { $turn }, the last one
window-how-won = How it was won
window-how-ended = How it ended
window-harm = Wounds dealt, by shot
window-accuracy = Shots that hit
window-total = { $who } { $count }
window-of = { $part } of { $whole }
window-metres = { NUMBER($metres) } m
window-longest = Longest flick
window-best-card = Best card
window-turns = Turns
window-counted-from = Counted from turn { $turn } on
window-ended-by = What ended it:
window-to-title = Title
window-rematch = Rematch
window-keep-it = Keep it
window-match-saved = The match is saved as { $file }. You can watch it, check it, and play on from any turn.
window-picture-saved = The picture is saved as { $file }.
window-not-kept = This match was not saved.
window-picture = Picture
window-all-matches = All matches
window-cannot-open = The window cannot be opened: { $why }
window-practice-title = Practice: { $table }
window-practice-pieces = Pieces
window-practice-move = Move
window-practice-flick = Flick
window-practice-mode-tip = What a press on a piece does (F)
window-practice-slot-tip = Drag it onto the table, or press Enter.
window-practice-slot-empty = It lies on the table.
window-practice-key-next = next piece
window-practice-key-move = move it
window-practice-key-turn = turn it
window-practice-key-off = take it off
window-practice-key-flick = move or flick
window-practice-key-aim = aim
window-practice-key-shoot = shoot
window-practice-key-again = again
window-practice-cap-arrows = Arrows
window-practice-cap-delete = Del
window-practice-table = Table
window-practice-start-tip = Everything at its starting place
window-practice-as-it-was = The position of the match
window-practice-clear = Take everything off the table
window-practice-does-not-fit = Not all pieces fit there: everything is back at its start.
window-practice-no-table = This table is not available
window-practice-hint-arrange = Drag a piece to move it, to the tray to put it away. The wheel turns it. Tab selects one.
window-practice-hint-keys = Arrows move it by 1 mm, with Ctrl by 0.1. R turns it, Del takes it off, F flicks it.
window-practice-hint-carried = The wheel turns it. Let go on the cloth to put it down. Right button cancels.
window-practice-selected = { $what }: { $place }
window-practice-place = x { NUMBER($x, minimumFractionDigits: 1) }, y { NUMBER($y, minimumFractionDigits: 1) } mm, { $degrees }°
window-practice-taken-off = Let go, and it leaves the table.
window-practice-springs-back = Let go, and it springs back. In the tray it is put away.
window-practice-in-the-way = No room here: { $what } is in the way.
window-practice-on-a-wall = No room here: a wall is in the way.
window-practice-beside = It must lie wholly inside the walls.
window-practice-no-room = There is no room left for it.
window-practice-empty = Nothing lies on the table. Drag something in.
window-practice-undo = Undo (Ctrl+Z)
window-practice-redo = Redo (Ctrl+Y)
window-practice-nothing-before = There is nothing to undo.
window-practice-nothing-after = There is nothing to redo.
window-practice-shots = Shots
window-practice-puzzles = Puzzles
window-practice-no-shots = No shots yet. Flick a piece: you can repeat every shot.
window-practice-no-shot = No shot has been made yet.
window-practice-shot = { NUMBER($degrees, minimumFractionDigits: 1) }°, { NUMBER($speed, useGrouping: 0) } mm/s
window-practice-touched-nothing = touches nothing
window-practice-touched-more = { $what } and { $count } more
window-practice-touched-count = { $count ->
    [one] touches one thing
   *[other] touches { $count } things
}
window-practice-left = { $what } leaves the table
window-practice-wall = a wall
window-practice-again = Again
window-practice-again-tip = The same shot from the same position
window-practice-no-puzzles = This game has no puzzles.
window-practice-untried = not tried yet
window-practice-tried = { $tries ->
    [one] one try, not solved
   *[other] { $tries } tries, not solved
}
window-practice-solved = { $tries ->
    [one] solved on the first try
   *[other] solved in { $tries } tries
}
window-practice-broken = cannot be read
window-practice-puzzle-of = Puzzle { $number } of { $count }
window-practice-puzzle-solved = { $tries ->
    [one] Solved on the first try.
   *[other] Solved in { $tries } tries.
}
window-practice-puzzle-shown = That is one way to do it. Now try it yourself.
window-practice-puzzle-miss = Not yet.
window-practice-puzzle-anew = Everything goes back to where it was.
window-practice-puzzle-restart = From the beginning (Backspace)
window-practice-puzzle-next = Next puzzle
window-practice-puzzle-next-tip = To the next puzzle (N)
window-practice-puzzle-once-more = Once more
window-practice-puzzle-show = Show me
window-practice-puzzle-show-tip = See a solution (H)
window-practice-puzzle-list = Back to the puzzles
window-practice-puzzle-kept = Solved puzzles are saved.
window-practice-solve = Try it
window-practice-no-puzzle = This puzzle cannot be set up
window-practice-bad-scores = { $file } is not a record of puzzles. It stays as it is; move it away, and a new one begins.
window-practice-save = Save as a layout file
window-practice-save-tip = For flick shot, and for other programs
window-practice-not-saved = The position cannot be saved
window-practice-saved = The position is saved
window-practice-saved-as = It is in { $file }.
window-practice-saved-use = To flick a piece of it in a terminal: flick shot --layout and that file.
window-practice-go-on = Go on practising
window-practice-send = New match from here
window-practice-send-tip = Everything begins where it lies now
window-practice-send-question = Begin a match from here?
window-practice-send-who = { $who }.
window-practice-send-agreed = All cards are dealt anew, and nobody has to agree on the layout. You leave the practice table.
window-practice-no-beginning = This game cannot begin from a position.
window-practice-missing = { $count ->
    [one] A match also needs { $what }.
   *[other] A match also needs { $what } and { $others } more.
}
window-practice-too-much = A match begins without { $what }.

## The tuner

window-tuner-title = Tuner: { $table }
window-tuner-hint = Drag on the cloth to where the pawn should come to rest. F flicks it.
window-tuner-hint-keys = Arrows aim and set the speed, N takes the next pawn, Space flicks it.
window-tuner-begin-with = The table to begin with
window-tuner-delete = Delete it
window-tuner-delete-tip = Delete this table
window-tuner-delete-not-own = Only a table of your own can be deleted.
window-tuner-delete-question = Delete { $name }?
window-tuner-keep = Keep it
window-tuner-not-deleted = The table cannot be deleted
window-tuner-group-table = Table
window-tuner-group-cloth = Friction and bounce
window-tuner-group-pawns = Pawns, diameter in mm
window-tuner-width = Width in mm
window-tuner-height = Height in mm
window-tuner-thickness = Wall thickness
window-tuner-edge-mat = open
window-tuner-edge-walls = walls
window-tuner-edge-tip = What is at the edge: nothing, or walls that stop every pawn
window-tuner-mat-friction = Cloth friction
window-tuner-restitution-pawn = Bounce off pawns
window-tuner-restitution-wall = Bounce off walls
window-tuner-edge-friction-pawn = Grip on pawns
window-tuner-edge-friction-wall = Grip on walls
window-tuner-very-large = very large
window-tuner-large = large
window-tuner-medium = medium
window-tuner-small = small
window-tuner-very-small = very small
window-tuner-wood-on-neoprene = Wood on neoprene
window-tuner-wood-on-felt = Wood on felt
window-tuner-wood-on-varnished-table = Wood on varnish
window-tuner-own-material = Numbers of your own
window-tuner-number = { NUMBER($value, useGrouping: 0) }
window-tuner-two = { NUMBER($value, minimumFractionDigits: 2, useGrouping: 0) }
window-tuner-limits = { $least } to { $most }
window-tuner-set-back = Set back to { $value } (Del on the slider)
window-tuner-not-so = { $what } can be { $least } to { $most }.
window-tuner-undo = Undo (Ctrl+Z)
window-tuner-redo = Redo (Ctrl+Y)
window-tuner-nothing-before = There is nothing to undo.
window-tuner-nothing-after = There is nothing to redo.
window-tuner-reset = Reset
window-tuner-reset-tip = Every number as it was
window-tuner-nothing-changed = Nothing has been changed.
window-tuner-now = now
window-tuner-before = as it was
window-tuner-flick-aimed = { NUMBER($degrees, minimumFractionDigits: 1) }°, { NUMBER($speed, minimumFractionDigits: 2) } m/s
window-tuner-speeds = Speeds
window-tuner-angles = Directions
window-tuner-fan-tip = Five speeds in one direction, or nine directions at one speed
window-tuner-flick = Flick
window-tuner-flick-tip = Make the flick (F). Arrows on the cloth aim it, N takes the next pawn.
window-tuner-measured = Measured
window-tuner-run-out = Run-out at { NUMBER($speed, minimumFractionDigits: 2) } m/s
window-tuner-lengths = the same in table lengths
window-tuner-time = until it rests
window-tuner-energy = Wall, head-on: energy kept
window-tuner-bounce = Wall, from 45°: leaves at
window-tuner-passed = Pawn, head-on: speed passed on
window-tuner-glance = Pawn, half hit: turned by
window-tuner-cm = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } cm
window-tuner-seconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } s
window-tuner-more = +{ $value }%
window-tuner-less = −{ $value }%
window-tuner-plot-run-out = Run-out
window-tuner-plot-run-out-tip = How far a flick slides with nothing in its way. The dot is the aimed flick.
window-tuner-plot-decay = Slowing down
window-tuner-plot-decay-tip = How fast the aimed flick still is after so much of its way
window-tuner-plot-rebound = Rebound off a wall
window-tuner-plot-rebound-tip = How fast a pawn comes back from a wall met head-on. The dot is the aimed flick.
window-tuner-axis-speed = speed in m/s
window-tuner-axis-way = way in cm
window-tuner-axis-impact = impact in m/s
window-tuner-centimetres = cm
window-tuner-metres-a-second = m/s
window-tuner-try = Try it
window-tuner-try-tip = Practise on this table
window-tuner-play = Play on it
window-tuner-play-tip = Set up a new match on this table
window-tuner-save = Save
window-tuner-save-table = Save the table
window-tuner-save-tip = As a table of your own (Ctrl+S)
window-tuner-name-question = What is the table called?
window-tuner-name = Name
window-tuner-usual-name = My table
window-tuner-name-where = It is saved in the folder { $folder }.
window-tuner-name-empty = It needs a name.
window-tuner-name-sign = The character { $sign } cannot be in the name of a file.
window-tuner-name-system = { $name } cannot be the name of a file.
window-tuner-name-preset = { $name } comes with the game, and stays as it is.
window-tuner-name-taken = { $name } already exists. Replace it?
window-tuner-overwrite = Replace it
window-tuner-other-name = Another name
window-tuner-lies-in = It is in { $file }.
window-tuner-saved = The table is saved
window-tuner-saved-use = New matches and practice offer it, and flick shot --table takes the file.
window-tuner-not-saved = The table is not saved
window-tuner-no-table = This table is not available
window-tuner-go-on = Go on tuning
window-tuner-unsaved = Leave without saving?
window-tuner-unsaved-text = Your changes to the table would be lost.
window-tuner-leave = Leave
window-tuner-file-title = { $name }: made with the tuner from { $table }

## The table in the window

turn-of-match = Turn { $turn }
window-acts = Acts now: { $who }
window-undo = Undo the last answer
window-take-back = Undo
window-redo = Redo it
window-menu = Menu
window-rulebook = Rulebook
window-log = Log
window-whole-log = Whole log
window-log-deeds = Actions
window-log-own = My actions
window-log-reasons = Bots’ reasons
window-log-everything = Everything
window-log-everybody = Everybody
window-log-none = Nothing of the kind has happened yet.
window-log-no-reasons = Bots give their reasons here when the match is over; before that only where nothing is hidden from anybody.
window-log-no-bots = No bot plays in this match.
window-recap = Since your last turn
window-recap-first = So far
window-recap-left = { $heading }, and { $n } more in the log
window-recap-close = Close: the log keeps what the others did
window-recap-again = Watch again: a click replays the shot, or shows the table as it was then.
window-recap-look = Look back: a click shows the table as it was then.
window-change = { $before } › { $after }
window-change-by = { $sign }{ $n }
window-close = Close
window-bank-and-settings = Piles and settings
window-piles-and-counters = Piles and counters
window-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
window-others = { $count } more
window-yes = Yes
window-no = No
window-take-number = Take this number
window-stay-here = Stay here
window-map-way = { $goal }, { $n ->
    [one] one step
   *[other] { $n } steps
}
window-offer-own = You give
window-offer-theirs = { $who } gives
window-offer-nothing = Nothing
window-offer-make = Offer this
window-offer-none = Offer nothing
window-offer-agree = Agree
window-offer-back = Back to the offer
window-offer-counter = Make a counter-offer
window-offer-refuse = Refuse
window-offer-unchanged = Change the offer first.
window-choose-more = { $count ->
    [one] Choose one more.
   *[other] Choose { $count } more.
}
window-hint-piece = Click what you choose, or press its number.
window-hint-hand = Drag a card up, click it twice, or press its number.
window-hint-again = A second click or Enter chooses the card. A click beside it or Esc puts it back.
window-sum-of = of { $of }
window-sum-against = against { $of }
window-duel-against = against
window-odds = Odds
window-odds-exact = exact
window-odds-sampled = estimated
window-odds-win = won
window-odds-tie = tied
window-odds-lose = lost
window-belongs = { $who }: { $what }
window-count-of = { $count } of { $of }
window-asked-now = To answer
window-hint-map = Click what is lit, or go there with the arrow keys and press Enter.
window-hint-narrowed = Now click the other part of it; click the first one again, or press Esc, to choose anew.
window-hint-target = Now click what it is aimed at; click the card again, or press Esc, to choose anew.
window-hint-tool = Now click the card to use; click the target again, or press Esc, to choose anew.
window-several-ways = Several ways: click, then choose.
window-hint-walk = Click where the way should end; or go there with the arrow keys and press Enter.
window-hint-button = Click an answer, or press its number.
window-hint-offer = Pick what each side gives, here or where it lies.
window-hint-exactly = { $count ->
    [one] Choose one, then confirm with Enter.
   *[other] Choose { $count }, then confirm with Enter.
}
window-hint-many = { $most ->
    [one] Choose { $least ->
        [0] one or none
       *[other] one
    }, then confirm with Enter.
   *[other] Choose { $least } to { $most }, then confirm with Enter.
}

## Playing in the window

window-asked-of = { $who }. { $ask }
window-rolls = { $who } flicks.
window-asked-below = { $who } decides.
window-thinking = { $who } is thinking.
window-thinking-hint = Esc hurries it.
window-curtain-title = { $who }, take your place.
window-curtain-text = The others look away.
window-curtain-open = Show my hand
window-menu-on = Go on
window-menu-pull = Flick by pulling back
window-menu-swipe = Flick by swiping
window-menu-replay = Watch the replay
window-menu-unkept = This match is not saved.
window-menu-load = Load another match
window-resign = Resign
window-undo-ask = { $who }, your answer would be undone as well. Do you agree?
window-undo-agree = I agree
window-undo-not = Keep the answers
window-resign-sure = Resign this match?
window-menu-leave = Leave the match
window-moment-back = So it was then. Any key or a click takes you back.

# The tutorial in the window
window-tutorial-step = Step { $number } of { $count }
window-tutorial-progress = step { $number } of { $count }
window-tutorial-finished = finished
window-tutorials-hint = Which game would you like to learn? You play, and nothing can go wrong.
window-tutorial-back = One step back (Backspace)
window-tutorial-skip = Skip this step (N)
window-tutorial-show = Show me
window-tutorial-show-tip = See this step done for you (H)
window-tutorial-show-later = Try it first: after { $count } misses you can see it done.
window-tutorial-go-on = Go on
window-tutorial-go-on-tip = To the next step (Enter)
window-tutorial-read = Read in peace, then press Enter.
window-tutorial-look-on = Watch: { $who } plays
window-tutorial-not-yet = Not yet.
window-tutorial-miss = Not quite. Once more!
window-tutorial-miss-hint = Everything goes back to where it was.
window-tutorial-aim = The hollow arrow shows how: { $degrees }°, { $percent }%.
window-tutorial-spot = The dashed outline shows where.
window-tutorial-too-weak = Too weak: it takes about { $percent }%.
window-tutorial-too-strong = Too strong: about { $percent }%.
window-tutorial-how = How to flick
window-tutorial-how-pull = Press on the pawn, **pull back** and let go: it shoots off the other way. The farther you pull, the harder. Your arrow should fill the hollow one.
window-tutorial-how-swipe = Press beside the pawn and **strike through it**: it goes where you strike, as hard as you are fast.
window-tutorial-how-keys = **Keys:** left and right turn the aim, up and down set the power, Space shoots.
window-tutorial-kept = Your progress is saved.
window-tutorial-restart = Start again
window-tutorial-leave = Leave the tutorial
window-tutorial-resume = You were at step { $number } of { $count }.
window-tutorial-resume-on = Go on from there
window-tutorial-resume-anew = From the beginning
window-tutorial-unreadable = Your progress cannot be read any more, so you start from the beginning.
window-tutorial-done = You know the game
window-tutorial-done-hint = That was the tutorial. Nobody asks whether you needed help.
window-tutorial-learned = What you have learned
window-tutorial-match = Play against an easy bot
window-tutorial-match-together = Play with an easy bot
window-tutorial-match-detail = a whole match, with cards of your own
window-tutorial-puzzles = Puzzles and practice
window-tutorial-puzzles-detail = one idea at a time
window-tutorial-achievements-detail = goals for many games
window-tutorial-title-detail = everything else

## Watching a match again

window-replay-title = Replay: { $who }
window-replay-reading = { $game }, { $when }. The match is being read.
window-replay-facts = { $game }, { $when }. { $turns ->
    [one] One turn
   *[other] { $turns } turns
}, { $flicks ->
    [0] no flick
    [one] one flick
   *[other] { $flicks } flicks
}.
window-replay-facts-answers = { $game }, { $when }. { $turns ->
    [one] One turn
   *[other] { $turns } turns
}, { $answers ->
    [0] no answer
    [one] one answer
   *[other] { $answers } answers
}.
window-replay-checked = Verified: every flick runs as it did.
window-replay-checked-answers = Verified: every answer leads where it led.
window-replay-from = Answers before number { NUMBER($number, useGrouping: 0) } were given under other rules: the replay begins there.
window-replay-other-rules = Played under other rules: only the table before answer { NUMBER($number, useGrouping: 0) } can be shown.
window-replay-cannot = This match cannot be shown
window-replay-turns = Turns
window-replay-all = All
window-replay-hit = Hits
window-replay-missed = Misses
window-replay-none-such = No such turn.
window-replay-hits = { $shot } hits
window-replay-averted = { $shot }: cancelled
window-replay-flicks = { $count ->
    [one] one flick
   *[other] { $count } flicks
}
window-replay-begin = Before the first answer
window-replay-answer = Turn { $turn }, answer { $number } of { $count }
window-replay-shot = Turn { $turn }, shot { $number } of { $count }, { NUMBER($speed) } mm/s
window-replay-tip = Turn { $turn }: { $what }
window-replay-tip-harm = Turn { $turn }: { $what }. { $harm ->
    [one] One wound
   *[other] { $harm } wounds
}
window-replay-play = Play (Space)
window-replay-pause = Pause (Space)
window-replay-back = One answer back (Left)
window-replay-on = One answer on (Right)
window-replay-speed-of = Speed
window-replay-speed = { NUMBER($speed) }
window-replay-speed-tip = + and − change it
window-replay-ways = Paths (T)
window-replay-hint = Space plays, arrows step
window-replay-from-here = From here
window-replay-play-on = Play on as a new match
window-replay-play-on-tip = The match you are watching stays as it is.
window-replay-cannot-play-on = Nobody can play on from here
window-replay-gif = GIF
window-replay-gif-tip = The flick you see, as an animation
window-replay-gif-question = What do you want to animate?
window-replay-gif-about = This turn has { $count } flicks.
window-replay-gif-shot = This flick
window-replay-gif-turn = The whole turn
window-replay-cancel = Cancel
window-replay-picture = Picture
window-replay-picture-tip = What you see on the cloth
window-replay-layout = Layout
window-replay-layout-tip = The table before this flick, and the flick: for flick shot and the tuner
window-replay-no-flick = Nothing was flicked at this moment.
window-replay-writing = Saving…
window-replay-saved = Saved as { $file }

# What people build for a game
build-nothing = For { $game } nothing is built.
build-none-so-called = Nothing of your own is called { $name }, and there is no such file. What you have built lies in { $folder }.
build-list-empty = You have built nothing yet. What you build lies in { $folder }.
build-list-line = { $name }: { $told } ({ $file })
build-kept = Kept in { $file }.
build-deleted = { $file } is gone.
build-given-up = Nothing was kept.
build-text-how = Type a number or a word, several with spaces between. Enter alone goes on, { $back } goes back, { $card } with a number tells what that card does, { $fill } fills in the rest, { $stop } gives up.
build-text-first-one = Which one?
build-text-first-several = Which ones?
build-text-first-text = Type it:
build-text-one = Now { $chosen }; which one?
build-text-several = Now { $chosen }; which ones?
build-text-text = Now { $chosen }; type another, or Enter keeps it:
build-text-unknown = There is no { $answer } here.
help-build = build something of your own for a game
help-build-long = Leads you step by step through what can be built for a game, a hero say, and keeps it among your own files; a seat can then choose it by its name. What others have built is imported from a YAML file, and refused with the reason where it breaks a limit.
help-build-game = the game for which something is built
help-build-list = tell what you have built
help-build-import = look at a YAML file and keep it among your own
help-build-export = write one of your own as YAML, to the screen or to --out
help-build-change = change one of your own, step by step
help-build-delete = take one of your own away
help-build-name = NAME
help-build-out = where --export writes it
window-build-first = What there is to choose here follows from what you choose at the left.
window-build-done = Nothing is missing: it can be saved.
window-build-kept = It is kept among yours: a seat of a new match can take it.
window-build-nothing-new = Nothing has changed since it was saved.
window-build-lesson = Be led, step by step
window-build-new = A new one
window-build-fill = Fill in the rest
window-build-fill-tip = Whatever you have not chosen is chosen for you.
window-build-no-fill = There is nothing to fill in yet.
window-build-save = Save
window-build-take = Save and take
window-build-take-kept = Take
window-build-own = Build one
window-build-own-tip = Build one of your own, or choose among those that you have built
window-build-import = Import a file
window-build-import-how = The path of a YAML file, of yours or of somebody else. It is looked at before you can use it.
window-build-export = Export to a file
window-build-export-how = The path of the file that is written. Whoever gets it can import it.
window-build-path-hint = a file, such as /home/me/name.yaml
window-build-sent = It lies in { $file } now.
window-build-delete = Delete
window-build-delete-question = Delete { $name }?
window-build-no-file = It has not been saved yet.
window-build-unreadable = { $file }: cannot be used
window-build-cannot-read = That cannot be used
window-build-not-kept = That cannot be saved
window-build-unsaved = Leave without saving?
window-build-leave = Leave
window-build-stay = Go on building
