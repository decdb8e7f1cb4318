import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerOf } from './stripe-books.ts';
import {
  type Books,
  emptyBooks,
  notFound,
  type WireAnswer,
  type WireRequest,
} from './stripe-things.ts';

/** What goes wrong with the next requests, one after the other. */
export type Trouble = 'fine' | 'drop' | 'never' | 429 | 500 | 503 | 'declined';

const problems: Readonly<Record<Exclude<Trouble, 'fine' | 'drop' | 'never'>, WireAnswer>> = {
  429: [
    429,
    { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Slow down' } },
  ],
  500: [500, { error: { type: 'api_error', message: 'Something is broken' } }],
  503: [503, { error: { type: 'api_error', message: 'Back soon' } }],
  declined: [
    402,
    {
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        message: 'Your card has insufficient funds.',
      },
    },
  ],
};

/** When a request is done and when it is answered. */
export type Pace = (one: WireRequest, work: () => WireAnswer) => Promise<WireAnswer>;

const atOnce: Pace = async (_, work) => work();

/** Stripe's wire protocol on this machine: forms in, JSON out, keys that repeat the first answer. */
export const stripeServer = async (secretKey: string, pace: Pace = atOnce) => {
  const books: Books = emptyBooks();
  const asked: WireRequest[] = [];
  const troubles: Trouble[] = [];
  const answered = new Map<string, { readonly wish: string; readonly answer: WireAnswer }>();

  /** Under a key that was used the first answer is repeated. */
  const repeated = (key: string, wish: string): WireAnswer | undefined => {
    const known = answered.get(key);
    if (!known || known.wish === wish) return known?.answer;
    return [400, { error: { type: 'idempotency_error', message: 'Other parameters' } }];
  };

  const answer = (one: WireRequest): WireAnswer => {
    if (one.headers['authorization'] !== `Bearer ${secretKey}`) {
      return [401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } }];
    }
    const key = String(one.headers['idempotency-key'] ?? '');
    const wish = JSON.stringify([one.path, one.form]);
    const known = key === '' ? undefined : repeated(key, wish);
    if (known) return known;
    const fresh = answerOf(books, one) ?? notFound(one.path);
    if (key !== '') answered.set(key, { wish, answer: fresh });
    return fresh;
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
    const form = Object.fromEntries(new URLSearchParams(body === '' ? search : body));
    const { method = 'GET', headers } = request;
    const one = { method, path: pathname, form, headers };
    asked.push(one);
    const trouble = troubles.shift();
    if (trouble === 'never') return;
    if (trouble === 'drop') {
      // It was done, and the answer is lost on the way.
      answer(one);
      response.destroy();
      return;
    }
    const isFine = trouble === undefined || trouble === 'fine';
    const [status, json] = isFine ? await pace(one, () => answer(one)) : problems[trouble];
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(JSON.stringify(json));
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    books,
    asked,
    troubles,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
export type StripeServer = Awaited<ReturnType<typeof stripeServer>>;
