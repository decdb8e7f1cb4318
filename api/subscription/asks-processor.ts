import type { FastifyRequest } from 'fastify';
import type { Policy } from '../plugins/policy.ts';
import { signedIn } from '../server/signed-in.ts';

/** Whoever asks a processor through us asks it as often as a person would. */
export const asksProcessor = {
  policy: { auth: 'user', csrf: true } satisfies Policy,
  rateLimit: {
    max: 30,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => signedIn(request).accountId,
  },
};
