import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { CommandIdReused } from '../../domain/handling/handle-command.ts';
import { EventIdsReused } from '../../domain/ports/event-log.ts';
import type { Outages } from '../../domain/ports/outages.ts';
import { PersonForgotten } from '../../domain/ports/vault.ts';
import { answerTo } from '../server/answer-to.ts';
import { isBehind } from '../server/own-writes/own-writes.ts';
import { type DeniedAccess, deniedAccess } from '../server/problems/denied-access.ts';
import { loggedError } from '../server/problems/logged-error.ts';
import { malformed } from '../server/problems/malformed.ts';
import { passingTrouble } from '../server/problems/passing-trouble.ts';
import type { ProblemAnswer } from '../server/problems/told.ts';
import type { Refusal } from '../server/refusal.ts';
import { Refused } from '../server/refused.ts';
import { ReadModelBehind } from '../server/unavailable.ts';
import type { ApiWorld } from '../server/world.ts';
import { paymentRefusal } from '../subscription/payment-refusal.ts';

const refused = (refusal: Refusal, within?: string): ProblemAnswer => {
  const { status, message, field, retryAfter } = answerTo(refusal);
  const named = field && within ? `${within}.${field}` : field;
  return {
    status,
    problem: { message, code: refusal.code, ...(named ? { field: named } : {}) },
    ...(retryAfter ? { retryAfter } : {}),
  };
};

/** What the ports throw that is the client's to mend. */
const ofPorts = (error: unknown): ProblemAnswer | undefined => {
  if (error instanceof PersonForgotten) return refused({ code: 'PersonForgotten' });
  if (error instanceof EventIdsReused || error instanceof CommandIdReused) {
    return refused({ code: 'KeyReused' });
  }
  const ofPayment = paymentRefusal(error);
  if (ofPayment) return refused(ofPayment);
  return undefined;
};

declare module 'fastify' {
  interface FastifyInstance {
    tellDenied: DeniedAccess;
    outages: Outages;
  }
}

/** Forbidden, misdirected, throttled. Who only has to sign in is no news. */
const denials: ReadonlySet<number> = new Set([403, 421, 429]);

const unexpected: ProblemAnswer = {
  status: 500,
  problem: { message: 'Something went wrong on our side.', code: 'InternalError' },
};

const tooEarlyToSay = (error: Refused, reply: FastifyReply): ProblemAnswer | undefined =>
  isBehind(reply) && answerTo(error.refusal).unlessBehind
    ? passingTrouble(new ReadModelBehind(error.code, { cause: error }))
    : undefined;

const told = (error: FastifyError, reply: FastifyReply): ProblemAnswer =>
  error instanceof Refused
    ? (tooEarlyToSay(error, reply) ?? refused(error.refusal, error.within))
    : (ofPorts(error) ?? passingTrouble(error) ?? malformed(error) ?? unexpected);

/** Every error leaves as `{message, code}`; what nobody expected is logged, never shown. */
export const answerProblem = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const { status, problem, retryAfter } = told(error, reply);
  if (denials.has(status)) request.server.tellDenied(request, problem.code);
  if (status === 500) request.log.error({ err: loggedError(error) }, problem.code);
  if (status === 503 && !request.server.outages.took(error)) {
    request.log.warn({ err: loggedError(error) }, problem.code);
  }
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send(problem);
};

export const problemsPlugin = fastifyPlugin(async (app, { outages }: Pick<ApiWorld, 'outages'>) => {
  app.decorate('outages', outages);
  app.decorate('tellDenied', deniedAccess());
  app.setErrorHandler(answerProblem);
});
