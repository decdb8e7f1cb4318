import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../plugins/policy.ts';
import { Refused } from './refused.ts';

/** The signed-in user of a route whose policy asks for one. */
export const signedIn = (request: FastifyRequest): SignedIn => {
  if (!request.session) throw new Refused({ code: 'SignedOut' });
  return request.session;
};
