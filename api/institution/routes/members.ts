import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { memberParams, moveMemberBody } from '../../../domain/contracts/institution.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { asSchool } from '../as-school.ts';

/** Whoever has a seat: moved to another cohort, or asked to give it back. */
export const membersRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world } = context;
    app.put(
      '/api/schools/:institutionId/members/:accountId/cohort',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'institution',
            operationId: 'moveMember',
            summary: 'Move a learner to another cohort, or out of all',
            refuses: [404],
          },
          params: memberParams,
          body: moveMemberBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { institutionId, accountId } = request.params;
        const { cohortId } = request.body;
        const school = asSchool(context, { request, reply }, institutionId);
        const at = world.clock.instant();
        await school.carryOut({ type: 'MoveMember', at, accountId, cohortId });
        return reply.code(204).send();
      },
    );

    app.delete(
      '/api/schools/:institutionId/members/:accountId',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'institution',
            operationId: 'removeMember',
            summary: 'Take a seat back: the school sees nothing of the learner any more',
            refuses: [404],
          },
          params: memberParams,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { institutionId, accountId } = request.params;
        const school = asSchool(context, { request, reply }, institutionId);
        const at = world.clock.instant();
        await school.carryOut({ type: 'ReturnSeat', at, accountId, why: 'removed' });
        return reply.code(204).send();
      },
    );
  };
