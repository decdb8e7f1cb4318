import { vi } from 'vitest';
import type { z } from 'zod';
import {
  changeEmailBody,
  changePasswordBody,
  confirmEmailBody,
  emailStanding,
  loginBody,
  registerBody,
  sessionList,
  type User,
  updateUserBody,
  user,
} from '../../../domain/contracts/account.ts';
import {
  achievementList,
  announceAnswer,
  announceBody,
} from '../../../domain/contracts/achievements.ts';
import { publicConfig } from '../../../domain/contracts/config.ts';
import { eraseAccountBody } from '../../../domain/contracts/privacy.ts';
import { reviewOverview, studyPlan } from '../../../domain/contracts/review.ts';
import { configFact } from './config-fact.ts';

export type Call = {
  readonly name: string;
  readonly body: unknown;
  readonly headers: Headers;
  readonly init: RequestInit;
};

/** What the server says: a status, and JSON or the raw text of a body. */
export type Answer = {
  readonly status?: number;
  readonly statusText?: string;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
/** `offline` is no answer at all. */
export type Handler = (call: Call) => Answer | 'offline' | Promise<Answer | 'offline'>;

type Contract = { readonly body?: z.ZodType; readonly answer?: z.ZodType };

const contracts: Readonly<Record<string, Contract>> = {
  'GET /api/user': { answer: user },
  'POST /api/login': { body: loginBody, answer: user },
  'POST /api/register': { body: registerBody, answer: user },
  'POST /api/logout': {},
  'PATCH /api/auth/user': { body: updateUserBody, answer: user },
  'POST /api/auth/password': { body: changePasswordBody },
  'POST /api/privacy/erasure': { body: eraseAccountBody },
  'GET /api/auth/sessions': { answer: sessionList },
  'GET /api/auth/email': { answer: emailStanding },
  'POST /api/auth/email': { body: changeEmailBody },
  'POST /api/auth/email/confirm': { body: confirmEmailBody },
  'GET /api/achievements': { answer: achievementList },
  'POST /api/achievements/First%20Quiz/announced': { body: announceBody, answer: announceAnswer },
  'POST /api/achievements/Speed%20Demon/announced': { body: announceBody, answer: announceAnswer },
  'GET /api/config': { answer: publicConfig },
  'GET /api/study-plan': { answer: studyPlan },
  'GET /api/review': { answer: reviewOverview },
};

export const maya: User = user.parse({
  id: 'maya',
  username: 'maya',
  email: 'maya.okafor@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
  healthcareField: 'RT',
  subscriptionTier: 'free',
  isAdmin: false,
  dailyStreak: 3,
  highestStreak: 7,
  referralCode: 'MAYA-7Q4K',
  profileImageUrl: null,
  timeZone: 'America/Chicago',
  today: '2026-11-20',
  createdAt: '2026-09-22T15:00:00.000Z',
  extraTime: 1,
});

export const config = configFact();

const signedOut: Answer = { status: 401, json: { message: 'Not signed in', code: 'SignedOut' } };

const respond = (answer: Answer, contract: Contract | undefined): Response => {
  const { status = 200, statusText = '', json, text, headers = {} } = answer;
  if (status < 300) contract?.answer?.parse(json);
  const body = json === undefined ? (text ?? null) : JSON.stringify(json);
  return new Response(body, { status, statusText, headers });
};

const read = (path: string, init: RequestInit): Call => ({
  name: `${init.method ?? 'GET'} ${path}`,
  body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
  headers: new Headers(init.headers),
  init,
});

export type FakeApi = {
  /** Every call so far, oldest first. */
  readonly calls: readonly Call[];
  readonly callsTo: (name: string) => readonly Call[];
  /** Answers these calls from now on: `on('POST /api/login', …)`. */
  readonly on: (name: string, handler: Handler) => void;
};

/**
 * Stands where the network begins. What the page sends and what is answered here have to fit the
 * contracts, so no test can agree with itself on a shape the product does not have. What no handler
 * takes is answered like a server that has nothing there.
 */
export const fakeApi = (signedIn: User | null = null): FakeApi => {
  const calls: Call[] = [];
  const handlers = new Map<string, Handler>([
    ['GET /api/user', () => (signedIn ? { json: signedIn } : signedOut)],
    ['GET /api/config', () => ({ json: config })],
  ]);
  const answer = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const call = read(path, init);
    const contract = contracts[call.name];
    contract?.body?.parse(call.body);
    calls.push(call);
    const missing: Answer = { status: 404, json: { message: 'Nothing here', code: 'NotFound' } };
    const handler = handlers.get(call.name) ?? (() => missing);
    const answered = await handler(call);
    if (answered === 'offline') throw new TypeError('fetch failed');
    return respond(answered, contract);
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  return {
    calls,
    callsTo: (name) => calls.filter((call) => call.name === name),
    on: (name, handler) => handlers.set(name, handler),
  };
};
