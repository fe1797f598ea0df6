// Written by `make docs` from src/lamplight/server/wire/protocol.py and bodies.py. Do not edit.

/** The version of the live protocol that these types describe. */
export const PROTOCOL = 1;

/** `between`: a match of a series is over and the next has not begun. `held`: something is wrong. */
export type Status = "open" | "playing" | "between" | "finished" | "held" | "closed";

/**
 * What is to be said, as an id in the locale files and the arguments of the sentence.
 *
 * Arguments may be messages themselves (the name of a card), or several of them (a list). `fallback` is
 * used where no locale file has the id, which happens for the names in a component set of one's own.
 */
export interface Message {
  id: string;
  args: Record<string, string | number | Message | readonly Message[]>;
  fallback: string;
}

/** The last message of a stream that arrived. No seat: the spectators' stream. */
export interface Heard {
  seat: number | null;
  seq: number;
}

/** The first message. */
export interface Hello {
  type: "hello";
  protocol: number;
}

/** Tell me what happens at a table, from the seats that are mine or as a spectator. */
export interface Watch {
  type: "watch";
  table: string;
  heard?: readonly Heard[];
}

/** No more of this table. */
export interface Unwatch {
  type: "unwatch";
  table: string;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  ref: string;
}

/** What would this action do? */
export interface Preview {
  type: "preview";
  table: string;
  ref: string;
  seat: number;
  action: Record<string, string>;
}

/** What would each of my options do, as pictures with numbers? */
export interface Effects {
  type: "effects";
  table: string;
  ref: string;
  seat: number;
}

/** Why can this not be done now? Or, with a piece in place of an action: why can nothing be done with it? */
export interface Why {
  type: "why";
  table: string;
  ref: string;
  seat: number;
  action?: Record<string, string>;
  /** The name of a piece or place; a numbered one by its kind, as in `slot=2`. */
  piece?: string | null;
}

/** One of the game's read-only questions. */
export interface Ask {
  type: "ask";
  table: string;
  ref: string;
  question: Record<string, string | number | boolean | null>;
  seat?: number | null;
}

/** Sit down. The nonce is this seat's part of the randomness. */
export interface Take {
  type: "take";
  table: string;
  id: string;
  seat: number;
  nonce: string;
}

/** Stand up, before the start. */
export interface Leave {
  type: "leave";
  table: string;
  id: string;
  seat: number;
}

/** The host puts a bot on a seat, or makes it free for anybody (no bot), before the start. */
export interface SetSeat {
  type: "set-seat";
  table: string;
  id: string;
  seat: number;
  bot?: string | null;
}

/** The host starts the match: all seats are taken. */
export interface Start {
  type: "start";
  table: string;
  id: string;
}

/** An action, for the version of this seat that the player has seen. */
export interface Play {
  type: "play";
  table: string;
  id: string;
  seat: number;
  version: number;
  action: Record<string, string>;
}

/** Take back this seat's last step, where the rules of the table allow it without asking. */
export interface Undo {
  type: "undo";
  table: string;
  id: string;
  seat: number;
  version: number;
}

/** Ask everybody to let this seat go back to its last decision. */
export interface AskBack {
  type: "ask-back";
  table: string;
  id: string;
  seat: number;
}

/** Agree or not to what was asked. */
export interface AnswerBack {
  type: "answer-back";
  table: string;
  id: string;
  seat: number;
  agree: boolean;
}

/** A line of chat. */
export interface Say {
  type: "say";
  table: string;
  id: string;
  text: string;
}

/** Give the match up. With two seats it is over; with more a bot plays on. */
export interface Resign {
  type: "resign";
  table: string;
  id: string;
  seat: number;
}

/** Let a bot play for a seat: one's own, or that of somebody who is absent. */
export interface StandIn {
  type: "stand-in";
  table: string;
  id: string;
  seat: number;
  bot: string;
}

/** Play one's own seat again, which a bot has held. */
export interface Return {
  type: "return";
  table: string;
  id: string;
  seat: number;
}

/** Ready for the next match of a series. */
export interface Next {
  type: "next";
  table: string;
  id: string;
  seat: number;
  nonce: string;
}

/** The learner has read a step of a lesson that asks for nothing. */
export interface ReadOn {
  type: "read-on";
  table: string;
  id: string;
  seat: number;
  /** The step that was read. */
  step: number;
}

/** A new table with the same people and rotated seats. */
export interface Rematch {
  type: "rematch";
  table: string;
  id: string;
}

/** The host closes a table that has not begun. */
export interface Close {
  type: "close";
  table: string;
  id: string;
}

/** What is wrong, for programs (`code`) and for people (`words`), and the rule that decided, if one did. */
export interface Problem {
  code: string;
  words: Message;
  rule?: string;
}

/** Somebody, as others see them. */
export interface PersonRef {
  id: string;
  name: string;
  /** What nobody else is called; nothing: it is not known at this table, which is older than handles. */
  handle?: string;
}

/** A seat and who sits there. */
export interface SeatInfo {
  name: string;
  person?: PersonRef | null;
  /** The bot of this seat; beside a person: the one that plays in their place for now. */
  bot?: string;
  /** Whether the person has given a nonce for the next match. */
  ready?: boolean;
  resigned?: boolean;
}

/** How time is kept: milliseconds left for each seat at the moment `since`; those who are asked lose theirs. */
export interface ClockInfo {
  kind: "days" | "live";
  left: readonly number[];
  since: number;
  running: readonly number[];
}

/** Somebody has asked to go back to an earlier decision. */
export interface BackInfo {
  seat: number;
  agreed: readonly number[];
}

/** The series that a table plays. */
export interface SeriesInfo {
  kind: string;
  /** Which match this is, from 1. */
  number: number;
  /** How the series stands, in words. */
  lines: readonly Message[];
  over?: boolean;
}

/** How a match ended. */
export interface Result {
  winners: readonly number[];
  returns?: readonly number[];
  ending?: string;
  rule?: string;
  /** The seat that gave up. */
  resigned?: number | null;
  /** What each seat has scored, as players count it; nothing, if the match did not come to its end. */
  scores?: readonly number[];
}

/** Where the match of a table comes from, if it was not begun there. */
export interface OriginInfo {
  /** So many actions were made elsewhere; 0: it is not known how many. */
  actions?: number;
  /** The hash (SHA-256) of the record that the host brought. */
  source?: string;
  /** Whether the match began from a position that somebody had set up. */
  position?: boolean;
}

/** Everything about a table but the game itself. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  set_name: string;
  set_hash: string;
  status: Status;
  host: PersonRef;
  seats: readonly SeatInfo[];
  created: number;
  listed?: boolean;
  /** Left out: true. */
  spectators?: boolean;
  /** What binds the server to its key before the start. */
  commitment?: string;
  nonces?: readonly string[];
  /** Published when the match is over. */
  key?: string;
  clock?: ClockInfo | null;
  back?: BackInfo | null;
  series?: SeriesInfo | null;
  result?: Result | null;
  rematch?: string;
  notice?: Message | null;
  /** The lesson that is learned here, if one is: the game and the number, as in `chess/1`. */
  lesson?: string;
  /** The day whose deal for everybody is played here, as 2026-11-19. Its key is told with the secret of the day. */
  night?: string;
  /** Whether that is the attempt which counts. */
  counts?: boolean;
  /** Given if the match was not begun here, but goes on from a record. */
  origin?: OriginInfo | null;
  /** After so many seconds of absence somebody may be replaced by a bot; 0: only when their clock has run out. */
  replacing?: number;
  /** What was agreed when the table was made, in words: where the match comes from, who may be replaced and when. */
  terms?: readonly Message[];
  /** Whether the match counts for the ratings of those who play it. */
  rated?: boolean;
}

/** An action that is possible now. */
export interface Option {
  action: Record<string, string>;
  words: Message;
  /** The number under which lists should show it, if it has one of its own. */
  number?: number | null;
  rule?: string;
  /** Whether it cannot be taken back, because chance answers it or something hidden is seen. */
  final?: boolean;
}

/** One thing that an option would do: a picture of the game's with a number. */
export interface EffectInfo {
  /**
   * `gain` and `cost`: what is had at once; `need`: what it takes or is about; `risk`: what chance may do; `later`:
   * what it will be good for, as things are now.
   */
  kind: "cost" | "gain" | "later" | "need" | "risk";
  picture: string;
  /** The same in words. */
  words: Message;
  /** How much: below zero for costs. */
  count?: number;
  /** With a risk: one out of how many. */
  of?: number;
}

/** Options of one kind. */
export interface OptionGroup {
  heading: Message;
  options: readonly Option[];
}

/** What a seat is asked, or waits for. */
export interface PromptInfo {
  words: Message;
  rule: string;
  groups: readonly OptionGroup[];
}

/** Something that happened in the game. */
export interface Told {
  event: Record<string, string | number>;
  words: Message;
}

/** A line of chat. Muted by the reader: without its text. */
export interface Said {
  by: PersonRef;
  at: number;
  text?: string;
  muted?: boolean;
}

/** The step of a lesson, as the learner is told it. */
export interface LessonInfo {
  /** Which lesson of the game it is. */
  number: number;
  title: Message;
  /** Which step this is, from 0; the number of steps: the lesson is finished. */
  step: number;
  steps: number;
  /** What the narrator says. */
  words: Message;
  /** What is lit: pieces and places as actions name them, or parts of the screen (`part=hand`). */
  show?: readonly string[];
  /** Whether the learner is to play now; else `read-on` goes on. */
  asks?: boolean;
  /** What to touch, one after the other, for the first action that is right. */
  hint?: readonly string[];
  /** The lesson that comes next. */
  following?: number | null;
  /** After the last lesson: the way to play that is proposed for a first match. */
  first_match?: string;
  /** The lesson is another one now than when it was begun, and cannot go on. */
  changed?: boolean;
}

/** The game from one seat. In an update, `view` has only what has changed, and `gone` what is no longer there. */
export interface GameInfo {
  /** What a seat's next action must name. */
  version: number;
  /** Who owes a decision; while all choose in secret, whoever is not in this list is ready. */
  to_act: readonly number[];
  view: Record<string, unknown>;
  prompt?: PromptInfo | null;
  can_undo?: boolean;
  gone?: readonly string[];
  /** Where a lesson is learned, to the learner. */
  lesson?: LessonInfo | null;
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  person: PersonRef;
  server: string;
}

/** All of a table, from one seat (or as a spectator): what follows are updates. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  seat: number | null;
  seq: number;
  info: TableInfo;
  game: GameInfo | null;
  /** The last events; `log_length` says how many there have been. */
  log: readonly Told[];
  log_length: number;
  chat: readonly Said[];
}

/** One change of a table, from one seat. */
export interface Update {
  type: "update";
  table: string;
  seat: number | null;
  seq: number;
  at: number;
  info?: TableInfo | null;
  game?: GameInfo | null;
  log?: readonly Told[];
  /** How many events there are now, given when some were taken back: the last ones are to be forgotten first. */
  log_length?: number | null;
  said?: Said | null;
  /** Something to show once: a bot's mishap, a clock that ran out. */
  notice?: Message | null;
}

/** A command is done, for good. */
export interface Ack {
  type: "ack";
  id: string;
  table: string;
}

/** A command changed nothing. */
export interface Refused {
  type: "refused";
  id: string;
  table: string;
  problem: Problem;
}

/** What an action would do, a line each. */
export interface Previewed {
  type: "previewed";
  ref: string;
  lines: readonly Message[];
}

/** What each option of a seat would do, in the order of its prompt. */
export interface Foreseen {
  type: "foreseen";
  ref: string;
  /** The version of the seat whose options these are. */
  version: number;
  options: readonly (readonly EffectInfo[])[];
}

/** Why an action is not possible; nothing: it is. */
export interface Explained {
  type: "explained";
  ref: string;
  problem: Problem | null;
}

/** The answer to a question of the game. */
export interface Answered {
  type: "answered";
  ref: string;
  answer: Record<string, unknown>;
}

/** Who is connected and watches this table. Not part of a stream: the latest one counts. */
export interface Presence {
  type: "presence";
  table: string;
  here: readonly PersonRef[];
}

/**
 * Bots of this table wait for their turn to think, because others have them think. Not part of a stream: the latest
 * one counts.
 */
export interface BotsWait {
  type: "bots-wait";
  table: string;
  /** The seats that are waited for; none: it is over. */
  seats?: readonly number[];
  since?: number;
}

/** Yes. */
export interface Pong {
  type: "pong";
  ref: string;
}

/** A message that was not understood, or a question that has no answer. */
export interface Error {
  type: "error";
  problem: Problem;
  ref?: string;
  /** The table that the message was about, if it was about one. */
  table?: string;
}

/** The server closes this connection; come back at once (`again`) or not at all. */
export interface Bye {
  type: "bye";
  again: boolean;
  words: Message;
  /** Why, for programs. Every server that knows this field fills it in. */
  code?: "logged-out" | "restarting" | "too-many" | "too-many-connections" | "who-are-you" | null;
}

/** What changes a table: answered by `ack` or `refused`, and counts once however often it is sent. */
export type TableCommand =
  | Take
  | Leave
  | SetSeat
  | Start
  | Play
  | Undo
  | AskBack
  | AnswerBack
  | Say
  | Resign
  | StandIn
  | Return
  | Next
  | ReadOn
  | Rematch
  | Close;

/** What changes nothing and is answered under its `ref`. */
export type Question =
  | Preview
  | Effects
  | Why
  | Ask;

/** Everything that a client sends. */
export type FromClient =
  | Hello
  | Watch
  | Unwatch
  | Ping
  | Preview
  | Effects
  | Why
  | Ask
  | Take
  | Leave
  | SetSeat
  | Start
  | Play
  | Undo
  | AskBack
  | AnswerBack
  | Say
  | Resign
  | StandIn
  | Return
  | Next
  | ReadOn
  | Rematch
  | Close;

/** Everything that the server sends. */
export type FromServer =
  | Welcome
  | Snapshot
  | Update
  | Ack
  | Refused
  | Previewed
  | Foreseen
  | Explained
  | Answered
  | Presence
  | BotsWait
  | Pong
  | Error
  | Bye;

// What the REST pages take and give.

/** Somebody sits down. Who gives no name is given one in their language, and may change it. */
export interface NewGuest {
  name?: string | null;
  /** Left out: "en". */
  language?: string;
}

/** What somebody changes about themselves; what is left out stays. */
export interface Changes {
  name?: string | null;
  language?: string | null;
  email?: string | null;
  mail_turns?: boolean | null;
}

/** A handle of one's own and a password: the account can then be opened on another device. */
export interface NewPassword {
  login: string;
  password: string;
  old?: string;
}

/** Who has an account. */
export interface Login {
  login: string;
  password: string;
}

/** Somebody has forgotten their password: the handle or the address of the account. */
export interface Forgotten {
  who: string;
}

/** Another password, with what a letter to the account's owner says. */
export interface Reset {
  token: string;
  password: string;
}

/** Somebody tells the moderators about somebody. */
export interface NewReport {
  person: string;
  why: "chat" | "cheating" | "leaving" | "name" | "other";
  /** Where it was: what the person had said there last is kept with the report. */
  table?: string;
  text?: string;
}

/** Somebody deletes their account. */
export interface Leaving {
  password?: string;
}

/** The secret of a one-time link. */
export interface LinkToken {
  token: string;
}

/** A component set of one's own: the texts of its files by name. */
export interface SetUpload {
  game: string;
  files: Record<string, string>;
}

/** A command, as it would be sent live. */
export interface CommandBody {
  command: TableCommand;
}

/** How time is kept: `live` (a bank of seconds and an increment) or `days` (so many seconds for each decision). */
export interface NewClock {
  kind: "days" | "live";
  seconds: number;
  increment?: number;
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  options?: Record<string, string | number | boolean>;
  /** A built-in set by name, or an uploaded one by hash. */
  components?: string | null;
  /** For each seat the name of a bot, or nothing for a person; what is left out is for people. */
  bots?: readonly (string | null)[];
  listed?: boolean;
  /** Left out: true. */
  spectators?: boolean;
  clock?: NewClock | null;
  /**
   * After so many seconds of absence somebody may be replaced. Nothing: five minutes with a live clock, three days
   * without a clock. With days for each decision the clock alone decides, and this must be left out.
   */
  absence?: number | null;
  /**
   * Whether the match counts for ratings: among people with accounts, each at one seat, from its beginning, with a
   * set that comes with the game. Nobody can ask to go back there.
   */
  rated?: boolean;
  series?: string;
  /** A full record to go on from. */
  record?: string;
  /** So many actions of the record; all, if nothing is said. */
  keep?: number | null;
}

/** Somebody, as they see themselves. */
export interface Me {
  id: string;
  name: string;
  language: string;
  /** What nobody else is called: others see it beside the name. */
  handle?: string;
  /** What opens the account together with the password, if there is one. */
  login?: string;
  email?: string;
  mail_turns?: boolean;
  /** Whether the address is known to be theirs: mail goes to no other. */
  confirmed?: boolean;
  muted?: readonly string[];
  blocked?: readonly string[];
}

/** How somebody has done at a game with so many seats. */
export interface Standing {
  game: string;
  seats: number;
  played: number;
  won: number;
  /** How often they went first. */
  first: number;
  /** So many of the matches were rated. */
  rated?: number;
  /** The rating, from 0; nothing: no match was rated. */
  points?: number | null;
}

/** How a match ended for a seat. */
export interface PlayedSeat {
  place: number;
  score: number | null;
  /** Who played; without a name: somebody who was forgotten. Nothing: a bot. */
  person?: PersonRef | null;
  bot?: string;
  gave_up?: boolean;
}

/** A match that somebody has played. */
export interface PlayedMatch {
  game: string;
  finished: number;
  /** The place of whose history it is. */
  place: number;
  seats: readonly PlayedSeat[];
  won?: boolean;
  rated?: boolean;
  /** By how many points their rating has changed. */
  change?: number | null;
  /** Given to those who played there. */
  table?: string;
  /** Left out: 1. */
  match?: number;
}

/** Somebody, as others see them. Of matches that were neither rated nor listed only those know who played them. */
export interface Profile {
  person: PersonRef;
  /** The day on which they first came. */
  since: number;
  standings: readonly Standing[];
  /** Their last ten matches, the newest first. */
  last: readonly PlayedMatch[];
}

/** Where somebody uses their account. */
export interface SessionInfo {
  id: string;
  /** The browser and the system, if they are known. */
  device: string;
  since: number;
  /** When it was used last, within an hour. */
  seen: number;
  /** Whether it is the one that asks. */
  here?: boolean;
}

/** A one-time link to one's account. */
export interface Link {
  token: string;
  url: string;
  seconds: number;
}

/** A table that was set up. */
export interface NewTableId {
  table: string;
  url: string;
}

/** A table in a list. */
export interface ListedTable {
  info: TableInfo;
  updated: number;
  your_turn?: boolean;
  /** The people who owe a decision, by their ids; nobody: bots think. */
  to_act?: readonly string[];
}

/** An option of a game: its values, the first being the default. */
export interface OptionInfo {
  name: string;
  values: readonly (string | number | boolean)[];
  rule: string;
  needs?: string;
}

/** A way to play. */
export interface WayInfo {
  id: string;
  words: Message;
  options: Record<string, string | number | boolean>;
  asks?: readonly (readonly [string, readonly (string | number | boolean)[]])[];
  bots?: boolean;
  choose_seat?: boolean;
  series?: string;
}

/** A game that can be played here. */
export interface GameInfoPage {
  id: string;
  words: Message;
  rules_version: number;
  options: readonly OptionInfo[];
  editions: Record<string, Record<string, string | number | boolean>>;
  ways: readonly WayInfo[];
  series: readonly string[];
  sets: readonly string[];
  bots: readonly string[];
  /** Whether it can be learned here by playing. */
  lessons?: boolean;
  /** How long its lessons take together. */
  lesson_minutes?: number;
}

/** A lesson that can be learned here. */
export interface LessonPage {
  number: number;
  title: Message;
  about: Message;
  minutes: number;
  steps: number;
  /** Whether whoever asks has finished it. */
  done?: boolean;
  /** The table at which whoever asks has begun it. */
  table?: string;
}

/** The lessons of a game. */
export interface GameLessons {
  game: string;
  words: Message;
  lessons: readonly LessonPage[];
  /** The way to play that is proposed after the last one. */
  first_match?: string;
}

/** An attempt at the deal of a day that counts. */
export interface NightScore {
  /** Equal ones share their place; 0: while the day goes on there are no places. */
  place: number;
  name: string;
  handle?: string;
  won?: boolean;
  /** Nothing: it was given up, or goes on. */
  score?: number | null;
  /** Nothing: it goes on, or the day was over before it. */
  finished?: number | null;
  /** Where it can be watched again, once the day is over. */
  table?: string;
  you?: boolean;
}

/** What a game offers for a day. */
export interface NightDeal {
  game: string;
  words: Message;
  way: Message;
  options: Record<string, string | number | boolean>;
  /** Where whoever asks is playing it. */
  table?: string;
  /** The attempt that counts for whoever asks. */
  own?: NightScore | null;
  /** So many attempts that count have ended. */
  finished?: number;
  /** Everybody's, once the day is over. */
  scores?: readonly NightScore[];
}

/** A day of deals that are the same for everybody. */
export interface Night {
  day: string;
  ends: number;
  /** Whether the day is over and its secret is told. */
  told: boolean;
  /** The hash of its secret, which binds the server. */
  commitment: string;
  /** Since when it could be seen. */
  published: number;
  /** That of tomorrow. */
  next_commitment: string;
  deals: readonly NightDeal[];
  secret?: string;
  /** The day before, if there were deals. */
  previous?: string;
  /** Whether attempts of whoever asks count: guests only practise. */
  counts?: boolean;
  /** On so many days in a row, up to today or yesterday, whoever asks has finished an attempt. */
  streak?: number;
}

/** A component set that was uploaded. */
export interface SetInfo {
  hash: string;
  name: string;
  game: string;
}

/** A rule (`text`) or the heading of a chapter; both by the id of what they say. */
export interface RuleSection {
  id: string;
  text: Message;
  heading?: boolean;
}

/** The rules reference of a game: its sentences are in the texts of the part `rules`. */
export interface RulesPage {
  game: string;
  sections: readonly RuleSection[];
  options: readonly OptionInfo[];
  editions: Record<string, Record<string, string | number | boolean>>;
  rulings: readonly RuleSection[];
  set_name: string;
  set_hash: string;
  provenance: Message;
}

/** What the pieces and places of a game are called. */
export interface PieceNames {
  /** By id, and then by the part of an action or event that it is: `red` may be a card and a region. */
  names: Record<string, Record<string, Message>>;
}

/** A record to be watched, and from where. */
export interface ReplayBody {
  record: string;
  seat?: number | null;
}

/** What one action changed. */
export interface Frame {
  /** Who acted; nobody: chance. */
  seat: number | null;
  /** What they did; nothing: hidden from this seat, or drawn by chance. */
  words: Message | null;
  view?: Record<string, unknown>;
  gone?: readonly string[];
  log?: readonly Told[];
  /** How many events there are now, given after a take-back: some are to be forgotten. */
  log_length?: number | null;
}

/** A match from its first moment to its last. */
export interface Film {
  game: string;
  options: Record<string, string | number | boolean>;
  seats: readonly string[];
  players: readonly string[];
  set_hash: string;
  seat: number | null;
  /** The seats from which it may be watched: all of them, or one's own while the match goes on. */
  watchable: readonly number[];
  /** The first one is the set-up. */
  frames: readonly Frame[];
  result?: Result | null;
  /** Whether the match goes on, and is shown as far as it is. */
  running?: boolean;
}
