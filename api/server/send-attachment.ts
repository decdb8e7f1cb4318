import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Attachment = {
  /** As browsers take it, with its charset. */
  readonly type: string;
  /** What the file is saved as. */
  readonly name: string;
};

/** A file to keep, which no cache keeps. */
export const sendAttachment = (
  reply: FastifyReply,
  { type, name }: Attachment,
  stream: Readable,
): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(stream);
