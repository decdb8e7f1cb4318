import { createHash } from 'node:crypto';
import type { Exchange } from '../server/exchange.ts';

/** JSON as text, named by what it says. */
export type Kept = { readonly text: string; readonly etag: string };

/** A value that is sent often and never changes. */
export const kept = (value: unknown): Kept => {
  const text = JSON.stringify(value);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
};

/** A client names what it has; a proxy may have weakened the name. */
const hasIt = (named: string | undefined, etag: string): boolean =>
  named?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/** Sends JSON that is kept as text, or that the client has it already: it asks each time, and gets it when it changed. */
export const sendKept = ({ request, reply }: Exchange, { text, etag }: Kept) => {
  reply.headers({ etag, 'cache-control': 'private, no-cache' });
  if (hasIt(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').serializer(String).send(text);
};
