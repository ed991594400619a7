"""Everything that goes over the wire, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from serao import names
from serao.kernel.beats import Weight
from serao.review import Review
from serao.server.changes import Change
from serao.server.languages import Language
from serao.store import About, Kind, Outcome, Room, Stage, TimeControl

Name = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^\S(?:.*\S)?(?!\n)$")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Code = Annotated[str, Meta(max_length=64)]
Digest = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", min_length=64, max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=16)]


# -- parts ------------------------------------------------------------------------------------


class Choosable(msgspec.Struct):
    """One option, with its words for the person who is asked."""

    action: int
    name: str
    words: str


class Offer(msgspec.Struct):
    """What a seat is asked and may answer now. An answer names the offer's version."""

    version: int
    asks: str  # what messages call the question: "prepare-play"
    question: str
    options: list[Choosable]


class Line(msgspec.Struct):
    """One event as this viewer may see it: a sentence, the same as data, and what it changed.

    ``changes`` turn the view after the line before into the view after this one. Of a line that
    is told later, as to somebody who was away, only the words are left. Lines of one ``beat`` are
    one thing for the eye: that is the number in the log of the first of them.
    """

    event: str
    words: str
    facts: dict[str, Any]  # named as views do; None where the value is hidden
    seats: list[int]  # that it speaks of
    changes: list[Change] = []
    scores: list[int | None] = []  # after it, of each seat as far as they are known
    beat: int = 0
    weight: Weight = "plain"


class Seat(msgspec.Struct):
    seat: int
    kind: Kind
    name: str
    level: str | None = None  # of the bot that plays here, or that stands in for the person
    commitment: str | None = None  # to the share of a person's client in the chance
    shown: bool = False  # that share is there
    present: bool = False  # somebody is connected on it


class Clock(msgspec.Struct):
    """How long a seat has thought: ``used`` seconds, and since when it owes an answer."""

    used: float
    since: float | None = None
    left: float | None = None  # seconds, at the moment of sending; None: as long as it takes
    overdue: bool = False  # owes an answer and has no time left


class TakeBack(msgspec.Struct):
    possible: bool
    reason: str = ""
    by_consent: bool = False  # possible if everybody agrees


class Reckoned(msgspec.Struct):
    """One line of a score: what for, and how many points."""

    words: str
    points: int


class SheetRow(msgspec.Struct):
    """One row of the score sheet: what pays, and what it has paid each seat and why."""

    words: str
    cells: list[Reckoned]  # by seat


class Tie(msgspec.Struct):
    """Seats with the same points, of whom some come before the others, and what decided it."""

    ahead: list[int]
    behind: list[int]
    words: str  # the most of what
    more: int
    less: int


class Motion(msgspec.Struct):
    """What the table votes on."""

    about: About
    seat: int | None  # whom it is about
    by: int
    yes: list[int]
    no: list[int]
    needed: int  # votes of yes that carry it


class HintOption(msgspec.Struct):
    """One of the options that a bot would consider, with the chance of winning that it sees.

    The truth is between ``low`` and ``high`` 19 times out of 20, as far as bots can judge.
    """

    action: int
    name: str
    words: str
    wins: float
    low: float
    high: float
    expects: list[str]  # what is likely to follow


class Hint(msgspec.Struct):
    """What a bot would do in my place, from what I can know: up to three options, the best first."""

    version: int  # of the offer that it is about
    options: list[HintOption]
    clause: str | None  # of the rules, that the choice rests on


class Result(msgspec.Struct):
    """The end: scores, ranking, and all that the chance was drawn from."""

    scores: list[int]
    reckoning: list[list[Reckoned]]  # each seat's score line by line
    sheet: list[SheetRow]  # all of them side by side, row by row
    ties: list[Tie]
    ranking: list[list[int]]
    winners: list[int]  # none where nobody reached the end
    secret: str | None  # None while others may still play the deal of the day
    shares: list[str | None]  # by seat, None where a bot sits; by derivation 1, of the people
    closing: str | None  # digest of the whole game; None by derivation 1
    hints: list[int]  # that each seat was given, those of secret choices among them


class Saying(msgspec.Struct):
    id: str
    room: Room
    author: str
    text: str
    at: float


class TableDay(msgspec.Struct):
    """The day whose deal a table plays."""

    date: str
    iterations: int  # of a bot's search for each choice


class TableInfo(msgspec.Struct):
    """What anybody who may look at the table is told about it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    commitment: str  # to the table's secret; it stays the same
    derivation: int  # how the seed is drawn; 1: shares were not committed to
    attempt: int  # at drawing shares; those before it were broken off
    terms: str | None  # digest of what is played by whom, once everybody has committed
    public: bool
    state: Stage
    created: float
    seats: list[Seat]
    turn: list[int]  # seats that everybody may know to owe an answer
    time: TimeControl
    edition: str | None = None
    rematch: str | None = None
    opener: int | None = None  # the seat of whoever opened it
    hints: bool = False  # people may ask what a bot would do
    day: TableDay | None = None  # it plays the deal of a day


# -- to the client over the socket ------------------------------------------------------------


class Welcome(msgspec.Struct, tag_field="t", tag="welcome"):
    """The whole table as one viewer may see it, with the log since ``log_from``."""

    table: TableInfo
    you: int | None  # your seat; None: you are a spectator
    version: int
    view: dict[str, Any] | None  # None until play begins
    log_from: int  # lines of the log that the client has and keeps
    log: list[Line]
    scores: list[int | None]  # by seat, as this viewer may know them; [] until play begins
    waiting: list[int]
    offer: Offer | None
    clocks: list[Clock]
    take_back: TakeBack
    result: Result | None
    chat: list[Saying]
    motion: Motion | None
    hints: list[int]  # that each seat was given, as far as this viewer may know
    out: bool = False  # whether you have nothing more to decide in this game


class Update(msgspec.Struct, tag_field="t", tag="update"):
    """What changed for one viewer from ``since`` to ``version``.

    All of it is in the changes of the lines, one after the other; where no line is told, in
    ``changes``.
    """

    since: int
    version: int
    changes: list[Change]
    log_from: int
    log: list[Line]
    scores: list[int | None]
    waiting: list[int]
    offer: Offer | None
    clocks: list[Clock]
    take_back: TakeBack
    result: Result | None
    out: bool = False  # whether you have nothing more to decide in this game


class Seated(msgspec.Struct, tag_field="t", tag="seats"):
    """Somebody sat down, left, came back or is ready; or there is a rematch."""

    table: TableInfo


class Accepted(msgspec.Struct, tag_field="t", tag="accepted"):
    """The action is durable."""

    ref: int


class Refused(msgspec.Struct, tag_field="t", tag="refused"):
    code: str
    reason: str
    ref: int | None = None
    offer: Offer | None = None


class Said(msgspec.Struct, tag_field="t", tag="said"):
    saying: Saying


class Ticked(msgspec.Struct, tag_field="t", tag="clocks"):
    """Somebody's time is up."""

    clocks: list[Clock]


class Hinted(msgspec.Struct, tag_field="t", tag="hints"):
    """A seat was given a hint. What was asked, and what the hint was, is its own business."""

    hints: list[int]  # by seat, as far as this viewer may know


class Reminded(msgspec.Struct, tag_field="t", tag="reminded"):
    """Somebody waits for you."""

    by: str


class Moved(msgspec.Struct, tag_field="t", tag="motion"):
    """There is a motion, votes were given, or (None) it is decided or has fallen."""

    motion: Motion | None
    outcome: Outcome | None = None


class Because(msgspec.Struct, tag_field="t", tag="because"):
    """Why an action cannot be taken; nothing where it can, or where the rules cannot say."""

    ref: int
    action: int
    clause: str | None = None
    words: str | None = None


ToClient = (
    Welcome
    | Update
    | Seated
    | Accepted
    | Refused
    | Said
    | Ticked
    | Hinted
    | Reminded
    | Moved
    | Because
)


# -- from the client over the socket ----------------------------------------------------------


class Hello(msgspec.Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message: who I am (else the cookie says it), the version I have seen, my language."""

    token: Token | None = None
    name: Name = "Spectator"  # of whoever has no seat, for the spectators' chat
    code: Code = ""
    seen: Number | None = None
    language: Language = "en"

    def __post_init__(self) -> None:
        names.check(self.name)


class Act(msgspec.Struct, tag_field="t", tag="act", forbid_unknown_fields=True):
    version: Number
    action: Number
    ref: Number = 0  # comes back in the answer


class Undo(msgspec.Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take my last choice back."""

    ref: Number = 0


class Commit(msgspec.Struct, tag_field="t", tag="commit", forbid_unknown_fields=True):
    """My client's commitment to a share in the table's chance."""

    attempt: Number
    commitment: Digest
    ref: Number = 0


class Show(msgspec.Struct, tag_field="t", tag="show", forbid_unknown_fields=True):
    """The share, when everybody has committed to one; play begins when everybody's is there."""

    attempt: Number
    share: Digest
    ref: Number = 0


class Say(msgspec.Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    ref: Number = 0


class Ask(msgspec.Struct, tag_field="t", tag="ask", forbid_unknown_fields=True):
    """Why can I not take this action?"""

    action: Number
    ref: Number = 0


class Remind(msgspec.Struct, tag_field="t", tag="remind", forbid_unknown_fields=True):
    """Say to a seat that owes an answer that the table waits."""

    seat: SeatNumber
    ref: Number = 0


class Propose(msgspec.Struct, tag_field="t", tag="propose", forbid_unknown_fields=True):
    """Let a bot stand in for a seat that keeps the table waiting; or undo my last choice."""

    about: About
    seat: SeatNumber | None = None
    ref: Number = 0


class Vote(msgspec.Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    yes: bool
    ref: Number = 0


FromClient = Hello | Act | Undo | Commit | Show | Say | Ask | Remind | Propose | Vote


# -- over HTTP --------------------------------------------------------------------------------


class Problem(msgspec.Struct):
    """A refusal: a code of the closed list, and a sentence for people."""

    code: str
    reason: str


class TableOption(msgspec.Struct):
    name: str
    default: Any
    allowed: list[Any]
    words: str
    choices: list[str]  # the words for each allowed value
    first: Any = None  # the value for somebody's first game, where that is another one


class GameInfo(msgspec.Struct):
    slug: str
    title: str
    about: str
    seats: list[int]
    options: list[TableOption]
    levels: list[str]
    editions: list[str]  # that this house has beside the published one
    lessons: int = 0  # that teach it
    puzzles: int = 0  # to solve


class GameDetail(msgspec.Struct):
    """A game, and where its content comes from.

    The catalogue is all that a client draws it with: actions, cards, pieces, boards.
    """

    game: GameInfo
    credits: str
    content: str
    sources: dict[str, int]  # how many values are printed, public, derived or reconstructed
    catalogue: dict[str, Any]


class Puzzles(msgspec.Struct):
    """The puzzles of a game: how hard each is, from 1 to 5, the first one's number being 1."""

    game: str
    title: str
    ratings: list[int]


class PuzzleShown(msgspec.Struct):
    """A puzzle to be solved: the table, as the seat knows it."""

    game: str
    number: int
    last: int
    rating: int
    you: int
    seats: list[Seat]
    view: dict[str, Any]
    scores: list[int | None]
    waiting: list[int]
    offer: Offer


class SolvePuzzle(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody would choose."""

    action: Number


class Weighed(msgspec.Struct):
    """An option, and the chance of winning after it."""

    action: int
    words: str
    wins: float


class PuzzleAnswer(msgspec.Struct):
    """Whether it is the best option, why, and the table after the best one."""

    right: bool
    best: int
    gain: float  # by which the best is better than the next
    weighed: list[Weighed]  # the best first
    expects: list[str]  # what is likely to follow
    view: dict[str, Any]
    log: list[Line]
    scores: list[int | None]
    waiting: list[int]


class DayKnown(msgspec.Struct):
    """What everybody may know of the deal of a day, published before it."""

    date: str
    commitment: str
    made: float  # when it was published
    seats: int
    seat: int  # of the person
    level: str  # of the bots
    iterations: int
    secret: str | None  # once its day is over


class DayMine(msgspec.Struct):
    """What came of my own game."""

    table: str | None  # None: it is deleted
    ended: bool
    score: int | None
    place: int | None  # among the seats
    counts: bool  # it came to its end on its day


class DayShown(msgspec.Struct):
    """The deal of a day, as I may see it."""

    game: str
    title: str
    deal: DayKnown
    ends: float
    over: bool
    played: int  # results that count
    mine: DayMine | None
    scores: list[tuple[int, int]] | None  # how many have which; None: play first
    streak: int  # days in a row that I have played to the end


class DaysOfGame(msgspec.Struct):
    """Today's deal of a game, those of the days to come, and those of days that are over."""

    today: DayShown
    ahead: list[DayKnown]
    past: list[DayKnown]  # the latest first


class PlayDay(msgspec.Struct, forbid_unknown_fields=True):
    name: Name

    def __post_init__(self) -> None:
        names.check(self.name)


class Rules(msgspec.Struct):
    """The numbered rules as Markdown, without what is said for builders."""

    rules: str


class GuideCard(msgspec.Struct):
    """An entry of a list in a guide, made of the catalogue."""

    name: str
    about: str
    corner: int | str | None  # printed in its corner: a power, points
    copies: int | None  # how many there are of it
    picture: str  # by which a client finds its picture: "items/claw"


class GuidePicture(msgspec.Struct):
    """A table at one moment, as one seat sees it: what a guide shows."""

    view: dict[str, Any]
    you: int | None  # whose eyes; None: a spectator's
    seats: list[Seat]
    waiting: list[int]
    offer: Offer | None  # what glows, where it does
    region: list[str]  # parts of the board that are shown; none: all of it


class Guide(msgspec.Struct):
    """A short rulebook for people, as Markdown; what it shows is beside it, by its marks."""

    text: str | None  # None: the game has no guide
    cards: dict[str, list[GuideCard]]
    pictures: dict[str, GuidePicture]


class Term(msgspec.Struct):
    """A word of the game, how else it appears in sentences, and what it means."""

    name: str
    words: str
    forms: list[str]
    about: str


class Aid(msgspec.Struct):
    """What a player wants beside the table: the aid sheet, the glossary, what to think of when asked."""

    sheet: str | None  # as Markdown; None: the game has no guide
    plain: str  # the same for a terminal
    terms: list[Term]
    tips: dict[str, str]  # by what offers say they ask


class LessonTitle(msgspec.Struct):
    """What a lesson is about, before it begins."""

    name: str
    title: str
    goal: str
    stops: int  # how often something is said in it


class Lessons(msgspec.Struct):
    """The lessons of a game, in their order."""

    game: str
    title: str
    lessons: list[LessonTitle]


class LessonAt(msgspec.Struct, forbid_unknown_fields=True):
    """How far a learner is in a lesson: the stop, and what was chosen on the way to it."""

    stop: Annotated[int, Meta(ge=0, le=200)] = 0
    answers: Annotated[list[int], Meta(max_length=200)] = []


class LessonWhy(LessonAt, forbid_unknown_fields=True, kw_only=True):
    """Why cannot this be done here?"""

    action: int


class PlayOn(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Play on from a position of the house, with bots."""

    name: Name
    level: Annotated[str, Meta(max_length=16)] = "skilled"  # of the bots

    def __post_init__(self) -> None:
        names.check(self.name)


class PlayLesson(PlayOn, forbid_unknown_fields=True, kw_only=True):
    """Play on from where a lesson is."""

    at: LessonAt


class PlayScenario(PlayOn, forbid_unknown_fields=True, kw_only=True):
    """Play on from where a scenario ends: on the seat whose turn it is there, if none is named."""

    text: Annotated[str, Meta(max_length=12_000)]  # of the file
    seat: SeatNumber | None = None


class Reply(msgspec.Struct):
    """What is said to a choice that is not the lesson's."""

    action: int
    words: str


class LessonStep(msgspec.Struct):
    """A lesson at one of its stops: the table, what is said, and what to do."""

    lesson: LessonTitle
    game: str
    stop: int
    over: bool  # what is said is what was learned
    said: str
    asked: bool  # whether it waits for a choice, or only to be read
    light: list[int]  # options to look at
    point: list[str]  # things and places of the board to look at
    replies: list[Reply]
    you: int
    seats: list[Seat]
    view: dict[str, Any]
    told: int  # lines of the log before these
    log: list[Line]  # since the stop before
    scores: list[int | None]
    waiting: list[int]
    offer: Offer | None


class ContentSource(msgspec.Struct):
    """Where one value of a game's content comes from."""

    file: str
    entry: str  # 'artifact "claw"', or "" for a value outside any entry
    field: str
    mark: str  # as in ``GameDetail.sources``
    ruling: str  # the clause that argues for a reconstructed value, or ""


class CreateTable(msgspec.Struct, forbid_unknown_fields=True):
    """Each seat is ``open``, ``me`` or the level of a bot."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[Annotated[str, Meta(max_length=16)]], Meta(min_length=1, max_length=16)]
    name: Name
    options: dict[Annotated[str, Meta(max_length=64)], str | int | bool] = {}
    public: bool = False
    time: TimeControl = TimeControl("none")
    edition: Annotated[str, Meta(max_length=255)] | None = None
    hints: bool | None = None  # whether people may ask for hints; None: where no seat is open

    def __post_init__(self) -> None:
        names.check(self.name)


class JoinTable(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    code: Code = ""
    seat: SeatNumber | None = None

    def __post_init__(self) -> None:
        names.check(self.name)


class RemovePerson(msgspec.Struct, forbid_unknown_fields=True):
    """Take whoever sits there off the seat, before play; only the opener may."""

    seat: SeatNumber


class Report(msgspec.Struct, forbid_unknown_fields=True):
    """Tell the host about a person at the table, or about something said there."""

    why: Literal["insults", "spam", "cheating", "name", "other"]
    seat: SeatNumber | None = None
    saying: Annotated[str, Meta(max_length=64)] | None = None
    words: Annotated[str, Meta(max_length=500)] = ""


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    """What would a bot do? ``version`` is that of the offer it is about."""

    version: Number
    language: Language = "en"


class Retry(msgspec.Struct, forbid_unknown_fields=True):
    """Play on after so many actions of a finished game; on the seat of whoever acted next.

    With bots, or with ``friends``: then the chairs of people are open, or the next one where there
    were only bots.
    """

    action: Number
    name: Name
    seat: SeatNumber | None = None
    level: Annotated[str, Meta(max_length=16)] = "skilled"  # of bots in the place of people
    friends: bool = False

    def __post_init__(self) -> None:
        names.check(self.name)


class ReviewAnswer(msgspec.Struct):
    """How far the review of a finished game is, from 0 to 1, and the review when it is there."""

    progress: float
    review: Review | None


class Rejoin(msgspec.Struct, forbid_unknown_fields=True):
    token: Token


class Placed(msgspec.Struct):
    """Where I sit. The token is the key to the seat: keep it, tell nobody."""

    table: TableInfo
    seat: int | None
    token: str | None
    link: str | None  # personal: opens my seat on another device
    code: str  # of the invitation, for others


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]

    def __post_init__(self) -> None:
        names.check(self.name)


class ChangePassword(msgspec.Struct, forbid_unknown_fields=True):
    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class SessionInfo(msgspec.Struct):
    """A browser in which I am signed in."""

    id: str  # to end it by
    device: str  # browser and system; "" where they are not known
    created: float
    seen: float  # when it was last used, to ten minutes or so
    current: bool  # the one that asks


class Me(msgspec.Struct):
    account: str
    tables: list[TableInfo]


class MyTable(msgspec.Struct):
    """A table at which I sit."""

    table: TableInfo
    seat: int
    your_turn: bool
    reminded: bool  # somebody waits for me and has said so


class ReplayFrame(msgspec.Struct):
    """The table after an action that the viewer was told of; the first is the start.

    The words are those of the viewer's own action, else what was heard of it.
    """

    number: int
    seat: int | None  # None: nobody, or nobody's business
    words: str
    view: dict[str, Any]
    log: list[Line]
    action: int = 0  # how many actions the game had by then; the same for every viewer


class Chapter(msgspec.Struct):
    """Where a round or a turn begins: a line of the whole log."""

    line: int
    part: Literal["round", "turn"]
    number: int  # of the round in the game, of the turn in its round
    seat: int | None  # whose turn it is


class Replay(msgspec.Struct):
    """A finished game as the viewer saw it, frame by frame."""

    table: TableInfo
    you: int | None  # the viewer's seat; None: a spectator
    frames: list[ReplayFrame]
    chapters: list[Chapter]


class Health(msgspec.Struct):
    status: Literal["ok"]
    version: str
