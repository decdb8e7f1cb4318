import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { operations, retried, retryBody } from '../../../domain/contracts/operations.ts';
import { operationsStream } from '../../../domain/kernel/ids.ts';
import { retries } from '../../../domain/operations/retries.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { catchingUpShown } from '../catching-up-shown.ts';

/** What stopped or was parked behind the pages, and another try of it. */
export const operationsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/operations',
      {
        config: { policy: { auth: 'admin', csrf: false } },
        schema: {
          about: {
            capability: 'operations',
            operationId: 'readOperations',
            summary: 'Read what stopped or was parked',
          },
          response: { 200: operations },
        },
      },
      async () => ({
        ...(await context.operations.overview()),
        catchingUp: catchingUpShown(context.world.catchingUp),
      }),
    );

    app.post(
      '/api/admin/operations/retry',
      {
        config: { policy: { auth: 'admin', csrf: true } },
        schema: {
          about: {
            capability: 'operations',
            eachTime: true,
            operationId: 'retry',
            summary: 'Try again what stopped or was parked',
          },
          body: retryBody,
          response: { 202: retried },
        },
      },
      async (request, reply) => {
        const { name, reason } = request.body;
        if (!(await context.retry.isWaiting(name))) throw new Refused({ code: 'NothingToRetry' });
        await carryOut(
          context,
          { request, reply },
          {
            decider: retries,
            stream: operationsStream(name),
            actor: signedIn(request).accountId,
            eachTime: true,
            command: { type: 'AskForRetry', name, reason, at: context.world.clock.instant() },
          },
        );
        await context.retry.retry(name);
        return reply.code(202).send({ name });
      },
    );
  };
