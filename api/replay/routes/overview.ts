import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { replayOverview } from '../../../domain/contracts/replay.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { replayOverviewFor } from '../overview.ts';

/** The workbench: every read model, the rebuild under way, and those before it. */
export const replayOverviewRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/replay',
      {
        config: { policy: { auth: 'admin', csrf: false } },
        schema: {
          about: {
            capability: 'replay',
            operationId: 'readReplay',
            summary: 'Read how every read model stands to the log, and which rebuild is under way',
          },
          response: { 200: replayOverview },
        },
      },
      (request) => replayOverviewFor(context, signedIn(request).accountId),
    );
  };
