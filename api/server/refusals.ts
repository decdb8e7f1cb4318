import { type RefusalAnswers, say, unlessBehind } from './refusal-answer.ts';

/** What may be refused of any request, whatever it is about. */
export type ServerRefusal =
  | { readonly code: 'Starting' | 'Stopping' | 'NotOurHost' | 'SignedOut' | 'NotFound' }
  | { readonly code: 'CrossSite' | 'JsonOnly' | 'KeyReused' }
  | { readonly code: 'MethodNotAllowed'; readonly allowed: string }
  | { readonly code: 'InvalidRequest'; readonly field: string; readonly right: string }
  | { readonly code: 'TooManyTries' | 'TooManyChanges'; readonly seconds: number };

/** What is told of it. */
export const serverAnswers: RefusalAnswers<ServerRefusal> = {
  SignedOut: say(401, 'Sign in to continue.'),
  NotFound: unlessBehind(say(404, 'Nothing found here.')),
  NotOurHost: say(421, 'This server does not answer to that host name.'),
  Starting: () => ({
    status: 503,
    message: 'The server is getting ready. Try again in a moment.',
    retryAfter: 5,
  }),
  Stopping: () => ({
    status: 503,
    message: 'The server is restarting. Try again in a moment.',
    retryAfter: 1,
  }),
  CrossSite: say(403, 'This request did not come from this site.'),
  JsonOnly: say(415, 'Send the body as application/json.'),
  MethodNotAllowed: ({ allowed }) => ({ status: 405, message: `Use ${allowed} here.` }),
  InvalidRequest: ({ field, right }) => ({ status: 400, message: `${field}: ${right}`, field }),
  TooManyTries: ({ seconds }) => ({
    status: 429,
    message: `Too many attempts. Wait ${seconds} s and try again.`,
    retryAfter: seconds,
  }),
  TooManyChanges: ({ seconds }) => ({
    status: 429,
    message: `Too many changes at once. Wait ${seconds} s; none of your work is lost.`,
    retryAfter: seconds,
  }),
  KeyReused: say(
    409,
    'This Idempotency-Key was already used for another request. Give each request a new one.',
    'idempotency-key',
  ),
};
