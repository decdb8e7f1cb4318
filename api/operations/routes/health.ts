import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { type CatchingUpShown, health } from '../../../domain/contracts/operations.ts';
import { problem } from '../../../domain/contracts/problem.ts';
import type { ApiContext } from '../../server/context.ts';
import { answerFrom } from '../../server/refusal-answer.ts';
import { serverAnswers } from '../../server/refusals.ts';
import { answeredWithin, ReadModelBehind } from '../../server/unavailable.ts';
import type { ApiWorld, SharedHints } from '../../server/world.ts';
import { catchingUpShown } from '../catching-up-shown.ts';
import { preparationInWords, preparationShown, showPreparation } from '../preparation-shown.ts';
import type { OperationsState } from '../queries/operations-reads.ts';

/** Log and read models may be in different places: both are asked. */
const answerMs = 1500;
const catchUpMs = 1000;

const attentionOf = (
  { stalled, parked }: OperationsState,
  { areAway }: SharedHints,
): { readonly attention?: string[] } => {
  const names = new Set([
    ...(areAway() ? ['hints'] : []),
    ...stalled.map(({ name }) => name),
    ...parked.map(({ reaction }) => reaction),
  ]);
  return names.size > 0 ? { attention: [...names] } : {};
};

/** Numbers for machines as for people: no grouping, one form. */
const wordsOf = ({ readModels, percent, perSecond }: CatchingUpShown) => ({
  message: `Catching up with the log: ${percent} %, ${perSecond} events a second, ${readModels.join(', ')}`,
  code: 'Behind' as const,
});

/** Throws `ReadModelBehind` where it is not known how far. */
const behindWords = ({ catchingUp }: ApiWorld) => {
  const behind = catchingUpShown(catchingUp);
  if (!behind) throw new ReadModelBehind('catching up');
  return wordsOf(behind);
};

const notReady = problem.extend({ preparation: preparationShown.optional() });

/** What is made before the product serves, and how far it is. */
const startingWords = ({ startUp, catchingUp }: ApiWorld): z.infer<typeof notReady> => {
  const code = 'Starting';
  const { message } = answerFrom(serverAnswers, { code });
  const current = startUp.preparation();
  if (current) {
    const preparation = showPreparation(current);
    return { message: preparationInWords(preparation), code, preparation };
  }
  const behind = catchingUpShown(catchingUp);
  return behind ? wordsOf(behind) : { message, code };
};

/** For the machinery around the product: is it alive, and has it caught up with the log. */
export const healthRoute =
  ({ world, operations }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const config = {
      policy: { auth: 'public', csrf: false, anyHost: true, whileStarting: true },
    } as const;
    // Balancers like to ask with HEAD.
    const exposeHeadRoute = true;

    app.get(
      '/healthz',
      {
        config,
        exposeHeadRoute,
        schema: {
          about: {
            capability: 'operations',
            operationId: 'readLiveness',
            summary: 'Is this process alive',
          },
          response: { 200: health },
        },
      },
      async () => ({ status: 'alive' }),
    );

    app.get(
      '/readyz',
      {
        config,
        exposeHeadRoute,
        schema: {
          about: {
            capability: 'operations',
            operationId: 'readHealth',
            summary: 'Has this process caught up with the log',
          },
          response: { 200: health, 503: notReady },
        },
      },
      async (_, reply) => {
        if (world.startUp.isUnderWay())
          return reply.code(503).header('retry-after', '1').send(startingWords(world));
        const [standing, head] = await answeredWithin(
          answerMs,
          Promise.all([operations.standing(), world.commands.log.head()]),
        );
        const stopped = standing.readModels.map(({ name }) => name).join(', ');
        if (stopped !== '')
          return reply.code(503).send({ message: `Stopped: ${stopped}`, code: 'Stopped' });
        const { projections } = world.settings;
        if (await world.readPosition.reached(projections, head, catchUpMs))
          return { status: 'ready', ...attentionOf(standing, world.hints) };
        return reply.code(503).header('retry-after', '1').send(behindWords(world));
      },
    );
  };
