import type { FastifyReply, FastifyRequest } from 'fastify';

/** A request and what answers it. */
export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };
