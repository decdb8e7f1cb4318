import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { institutionParams, joinSchoolBody } from '../../../domain/contracts/institution.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { signedIn } from '../../server/signed-in.ts';
import { asLearner } from '../as-learner.ts';
import { readToken } from '../invitation-token.ts';

/** A learner agrees and takes a seat, and gives it back when they wish. */
export const joinSchoolRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world } = context;
    app.post(
      '/api/schools/join',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'institution',
            operationId: 'joinSchool',
            summary: 'Agree to what the school sees, and take a seat',
            refuses: [404, 409, 410],
          },
          body: joinSchoolBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { token, consentVersion: version } = request.body;
        const { institutionId, tokenHash } = readToken(token);
        const about = { institutionId, accountId, at: world.clock.instant() };
        const wish = { type: 'Join', ...about, tokenHash, version } as const;
        await asLearner(context, { request, reply }, wish);
        return reply.code(204).send();
      },
    );

    app.post(
      '/api/schools/:institutionId/leave',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'institution',
            operationId: 'leaveSchool',
            summary: 'Give the seat back: the school sees nothing of the learner any more',
          },
          params: institutionParams,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { institutionId } = request.params;
        const about = { institutionId, accountId, at: world.clock.instant() };
        const wish = { type: 'ReturnSeat', ...about, why: 'left' } as const;
        await asLearner(context, { request, reply }, wish);
        return reply.code(204).send();
      },
    );
  };
