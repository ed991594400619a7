// The HTTP part of the server, one function for each endpoint that the client uses.
import { speech } from '../texts/index.svelte';
import type { GameRecord } from './files';
import type {
  Aid,
  Because,
  ChangePassword,
  ContentSource,
  CreateTable,
  Credentials,
  DayShown,
  DaysOfGame,
  GameDetail,
  GameInfo,
  Guide,
  Hint,
  JoinTable,
  LessonAt,
  Lessons,
  LessonStep,
  LessonWhy,
  Me,
  MyTable,
  Placed,
  PlayLesson,
  Problem,
  PuzzleAnswer,
  PuzzleShown,
  Replay,
  Report,
  Retry,
  ReviewAnswer,
  Rules,
  SessionInfo,
  TableInfo,
} from './messages';

/** The server said no: a code of its closed list, and a sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    reason: string,
  ) {
    super(reason);
  }
}

const UNREACHED = 'client/unreached';

async function answered<Gives>(method: string, path: string, body?: object): Promise<Gives> {
  const headers: Record<string, string> = { 'accept-language': speech.language };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal(UNREACHED, '');
  }
  if (!response.ok) throw await refusalIn(response);
  return (await response.json()) as Gives;
}

async function refusalIn(response: Response): Promise<Refusal> {
  if (response.headers.get('content-type')?.startsWith('application/json') !== true) {
    return new Refusal(UNREACHED, '');
  }
  const { code, reason } = (await response.json()) as Problem;
  return new Refusal(code, reason);
}

function query(facts: Record<string, string | null>): string {
  const given = Object.entries(facts).filter((fact): fact is [string, string] => !!fact[1]);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const listGames = (): Promise<GameInfo[]> => answered('GET', `/api/games${query({ language: speech.language })}`);

export const showGame = (slug: string, edition: string | null): Promise<GameDetail> =>
  answered('GET', `/api/games/${encodeURIComponent(slug)}${query({ language: speech.language, edition })}`);

/** Something about a game, in the person's language. */
const ofGame = (slug: string, what: string, edition: string | null): string =>
  `/api/games/${encodeURIComponent(slug)}/${what}${query({ language: speech.language, edition })}`;

export const showRules = (slug: string, edition: string | null): Promise<Rules> => answered('GET', ofGame(slug, 'rules', edition));

export const showGuide = (slug: string, edition: string | null): Promise<Guide> => answered('GET', ofGame(slug, 'guide', edition));

export const showAid = (slug: string, edition: string | null): Promise<Aid> => answered('GET', ofGame(slug, 'aid', edition));

export const listSources = (slug: string): Promise<ContentSource[]> => answered('GET', `/api/games/${encodeURIComponent(slug)}/sources`);

const lessonsOf = (game: string): string => `/api/lessons/${encodeURIComponent(game)}`;

export const listLessons = (game: string): Promise<Lessons> => answered('GET', `${lessonsOf(game)}${query({ language: speech.language })}`);

export const takeLesson = (game: string, name: string, at: LessonAt): Promise<LessonStep> =>
  answered('POST', `${lessonsOf(game)}/${encodeURIComponent(name)}${query({ language: speech.language })}`, at);

export const askInLesson = (game: string, name: string, why: LessonWhy): Promise<Because> =>
  answered('POST', `${lessonsOf(game)}/${encodeURIComponent(name)}/why${query({ language: speech.language })}`, why);

export const playLesson = (game: string, name: string, from: PlayLesson): Promise<Placed> =>
  answered('POST', `${lessonsOf(game)}/${encodeURIComponent(name)}/play`, from);

const puzzlesOf = (game: string): string => `/api/puzzles/${encodeURIComponent(game)}`;

export const showPuzzle = (game: string, number: number): Promise<PuzzleShown> =>
  answered('GET', `${puzzlesOf(game)}/${number}${query({ language: speech.language })}`);

export const solvePuzzle = (game: string, number: number, action: number): Promise<PuzzleAnswer> =>
  answered('POST', `${puzzlesOf(game)}/${number}${query({ language: speech.language })}`, { action });

export const playPuzzle = (game: string, number: number, name: string): Promise<Placed> =>
  answered('POST', `${puzzlesOf(game)}/${number}/play`, { name });

export const playScenario = (text: string, name: string): Promise<Placed> => answered('POST', '/api/scenarios', { text, name });

const daysOf = (game: string): string => `/api/days/${encodeURIComponent(game)}`;

export const listDays = (): Promise<DayShown[]> => answered('GET', '/api/days');

export const showDays = (game: string): Promise<DaysOfGame> => answered('GET', daysOf(game));

export const showDay = (game: string, date: string): Promise<DayShown> => answered('GET', `${daysOf(game)}/${encodeURIComponent(date)}`);

export const playDay = (game: string, date: string, name: string): Promise<Placed> =>
  answered('POST', `${daysOf(game)}/${encodeURIComponent(date)}`, { name });

export const listTables = (state: 'open' | 'playing'): Promise<TableInfo[]> => answered('GET', `/api/tables${query({ state })}`);

export const myTables = (): Promise<MyTable[]> => answered('GET', '/api/me/tables');

export const createTable = (table: CreateTable): Promise<Placed> => answered('POST', '/api/tables', table);

export const joinTable = (table: string, join: JoinTable): Promise<Placed> => answered('POST', `${at(table)}/join`, join);

export const leaveTable = (table: string): Promise<TableInfo> => answered('POST', `${at(table)}/leave`);

export const returnToTable = (table: string): Promise<TableInfo> => answered('POST', `${at(table)}/return`);

export const askHint = (table: string, version: number): Promise<Hint> =>
  answered('POST', `${at(table)}/hint`, { version, language: speech.language });

export const rematch = (table: string): Promise<Placed> => answered('POST', `${at(table)}/rematch`);

export const removePerson = (table: string, seat: number): Promise<TableInfo> => answered('POST', `${at(table)}/remove`, { seat });

export const report = (table: string, code: string, about: Report): Promise<null> => answered('POST', `${at(table)}/reports${query({ code })}`, about);

/** A finished game as a seat saw it, or `none`, who looks on; as I saw it where nobody is named. */
export const showReplay = (table: string, code: string, seat: string): Promise<Replay> =>
  answered('GET', `${at(table)}/replay${query({ code, language: speech.language, seat })}`);

export const reviewTable = (table: string, code: string): Promise<ReviewAnswer> => answered('POST', `${at(table)}/review${query({ code })}`);

export const retry = (table: string, code: string, from: Retry): Promise<Placed> => answered('POST', `${at(table)}/retry${query({ code })}`, from);

export const showRecord = (table: string, code: string): Promise<GameRecord> => answered('GET', recordAddress(table, code));

export const recordAddress = (table: string, code: string): string => `${at(table)}/record${query({ code })}`;

export const signUp = (who: Credentials): Promise<Me> => answered('POST', '/api/accounts', who);

export const signIn = (who: Credentials): Promise<Me> => answered('POST', '/api/sessions', who);

export const signOut = (): Promise<null> => answered('DELETE', '/api/sessions');

export const changePassword = (change: ChangePassword): Promise<null> => answered('POST', '/api/me/password', change);

export const listSessions = (): Promise<SessionInfo[]> => answered('GET', '/api/me/sessions');

export const endSession = (session: string): Promise<null> => answered('DELETE', `/api/me/sessions/${encodeURIComponent(session)}`);

export const endOtherSessions = (): Promise<null> => answered('DELETE', '/api/me/sessions');

/** Who is signed in; null for a guest. */
export async function whoAmI(): Promise<Me | null> {
  try {
    return await answered<Me>('GET', '/api/me');
  } catch (error) {
    if (error instanceof Refusal && error.code === 'account/not-signed-in') return null;
    throw error;
  }
}
