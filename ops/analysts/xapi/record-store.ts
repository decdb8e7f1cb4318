import { setTimeout as pause } from 'node:timers/promises';
import type { Statement } from '../../../api/privacy/xapi/statement.ts';

/** A Learning Record Store, as one is spoken to by xAPI 1.0.3. */
export type RecordStore = {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** How long an answer is waited for. */
  readonly timeoutMs: number;
  /** Before the second try; twice as long before each further one. */
  readonly firstPauseMs: number;
};

/** The store said no, or nothing for too long; what it had taken by then is told. */
export class StoreRefused extends Error {
  override name = 'StoreRefused' as const;
}

const mostTries = 6;
const longestPauseMs = 60_000;
/** Of an answer that is repeated to whoever reads the error. */
const mostSaid = 300;

type Answer = { readonly status: number; readonly retryAfter: number; readonly said: string };

const secondsMs = 1000;

const send = async (store: RecordStore, statements: readonly Statement[]): Promise<Answer> => {
  const credentials = Buffer.from(`${store.username}:${store.password}`).toString('base64');
  const answer = await fetch(`${store.url}/statements`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/json',
      'x-experience-api-version': '1.0.3',
    },
    body: JSON.stringify(statements),
    redirect: 'manual',
    signal: AbortSignal.timeout(store.timeoutMs),
  });
  const said = (await answer.text()).slice(0, mostSaid);
  const retryAfter = Number(answer.headers.get('retry-after') ?? 0) * secondsMs;
  return { status: answer.status, retryAfter: Number.isFinite(retryAfter) ? retryAfter : 0, said };
};

/** Of a store that is busy or away the same is asked again: the ids make it one statement all the same. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

const sendAgain = async (store: RecordStore, statements: readonly Statement[]): Promise<Answer> => {
  let why = '';
  for (let tries = 0; tries < mostTries; tries += 1) {
    const answer = await send(store, statements).catch((error: unknown) => reasonOf(error));
    if (typeof answer !== 'string' && !isPassing(answer.status)) return answer;
    why = typeof answer === 'string' ? answer : `${answer.status} ${answer.said}`;
    const asked = typeof answer === 'string' ? 0 : answer.retryAfter;
    const wait = Math.max(asked, store.firstPauseMs * 2 ** tries);
    if (tries < mostTries - 1) await pause(Math.min(wait, longestPauseMs));
  }
  throw new StoreRefused(`The record store did not take them in ${mostTries} tries: ${why}`);
};

const refusedWords: Readonly<Record<number, string>> = {
  400: 'says that a statement is not valid',
  401: 'does not know this name and password (LRS_USERNAME, LRS_PASSWORD)',
  403: 'does not let this name store statements',
  404: 'has no statements there: name the address before /statements',
};

const refused = ({ status, said }: Answer): StoreRefused => {
  const words = refusedWords[status] ?? `answered ${status}`;
  return new StoreRefused(`The record store ${words}. ${said}`.trim());
};

export type Stored = { readonly stored: number; readonly wereThere: number };

const halves = <Value>(all: readonly Value[]): readonly (readonly Value[])[] => {
  const middle = Math.ceil(all.length / 2);
  return [all.slice(0, middle), all.slice(middle)];
};

/**
 * Stores statements, each once however often it is sent. A store that says of some that one of them is
 * there, or that they are too many, is given them in halves. Throws `StoreRefused`.
 */
export const storeStatements = async (
  store: RecordStore,
  statements: readonly Statement[],
): Promise<Stored> => {
  if (statements.length === 0) return { stored: 0, wereThere: 0 };
  const answer = await sendAgain(store, statements);
  const { status } = answer;
  if (status === 200 || status === 204) return { stored: statements.length, wereThere: 0 };
  const isAlone = statements.length === 1;
  if (status === 409 && isAlone) return { stored: 0, wereThere: 1 };
  if ((status !== 409 && status !== 413) || isAlone) throw refused(answer);
  let [stored, wereThere] = [0, 0];
  for (const half of halves(statements)) {
    const told = await storeStatements(store, half);
    stored += told.stored;
    wereThere += told.wereThere;
  }
  return { stored, wereThere };
};
