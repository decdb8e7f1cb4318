import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds for which a sheet is shown again without asking. */
const fresh = 3600;

/** Says how long what is sent may be kept; true where the asker already has it. */
export const isKept = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  content: string | Buffer,
): boolean => {
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  reply.headers({ etag, 'cache-control': `public, max-age=${fresh}` });
  return headers['if-none-match'] === etag;
};
