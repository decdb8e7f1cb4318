import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { SendOutcome } from './carry-through.ts';
import type { History } from './history.ts';

export type Request = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Reply = { readonly headers: Headers; readonly body: unknown };

export type ApiClient = {
  readonly send: (request: Request) => Promise<SendOutcome<Reply>>;
};

const timeoutMs = 10_000;

/** Nothing the load sends deserves a refusal, and a product that is in trouble says when to return. */
const complaintAbout = ({ ok, status, headers }: Response, text: string): string | undefined => {
  if (ok) return undefined;
  if (status !== 503) return `${status} ${text}`;
  return headers.has('retry-after') ? undefined : '503 without Retry-After';
};

const outcomeOf = ({ ok, status }: Response): SendOutcome<Reply>['outcome'] => {
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
      const complaint = complaintAbout(response, text);
      if (complaint) history.complaints.push(`${request.method} ${request.path}: ${complaint}`);
      const outcome = outcomeOf(response);
      if (outcome !== 'ok') return { outcome, why: `${response.status} ${text}` };
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      const position = (response.headers.get('x-position') ?? '') as Position;
      return { outcome, position, answer: { headers: response.headers, body } };
    } catch (error) {
      return { outcome: 'unknown', why: String(error) };
    }
  },
});
