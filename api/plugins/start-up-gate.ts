import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { StartUp } from '../../domain/ports/start-up.ts';
import { answerFrom } from '../server/refusal-answer.ts';
import { serverAnswers } from '../server/refusals.ts';
import { startingPage, startingPagePolicy } from './starting-page.ts';

const asksForPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');

/** Not thrown: a line in the log for each would tell nothing that the start does not tell itself. */
const turnAway = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, message, retryAfter = 1 } = answerFrom(serverAnswers, { code: 'Starting' });
  reply.code(status).headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' });
  if (!asksForPage(request)) return reply.send({ message, code: 'Starting' });
  reply.header('content-security-policy', startingPagePolicy);
  return reply.type('text/html; charset=utf-8').send(startingPage(retryAfter));
};

/** While the product is being made ready it answers those who watch over it, and tells all others to wait. */
export const startUpGatePlugin = fastifyPlugin<{ readonly startUp: StartUp }>(
  async (app, { startUp }) => {
    app.addHook('onRequest', (request, reply, done) => {
      const isOpen = !startUp.isUnderWay() || request.routeOptions.config.policy?.whileStarting;
      if (isOpen) done();
      else turnAway(request, reply);
    });
  },
);
