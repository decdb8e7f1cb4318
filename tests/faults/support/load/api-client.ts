import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { Told } from './carry-through.ts';
import type { History } from './history.ts';

export type Request = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Reply = { readonly headers: Headers; readonly body: unknown };

export type ApiClient = {
  readonly send: (request: Request) => Promise<Told<Reply>>;
};

const timeoutMs = 10_000;

const complain = ({ complaints }: History, { method, path }: Request, what: string): void => {
  complaints.push(`${method} ${path}: ${what}`);
};

/** Nothing the load sends deserves a refusal, and a product that is in trouble says when to return. */
const check = (history: History, request: Request, response: Response, text: string): void => {
  const { status, headers } = response;
  if (response.ok) return;
  if (status !== 503) complain(history, request, `${status} ${text}`);
  else if (!headers.has('retry-after')) complain(history, request, '503 without Retry-After');
};

const outcomeOf = ({ ok, status }: Response): Told<Reply>['outcome'] => {
  if (ok) return 'ok';
  return status >= 500 ? 'unknown' : 'fail';
};

const ask = (origin: string, { method, path, body, headers }: Request): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Speaks to the product as a browser does; a broken connection is an unknown outcome, no error. */
export const apiClient = (origin: string, history: History): ApiClient => ({
  send: async (request) => {
    try {
      const response = await ask(origin, request);
      const text = await response.text();
      check(history, request, response, text);
      const outcome = outcomeOf(response);
      if (outcome !== 'ok') return { outcome };
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const position = (response.headers.get('x-position') ?? '') as Position;
      return { outcome, position, answer: { headers: response.headers, body } };
    } catch {
      return { outcome: 'unknown' };
    }
  },
});
