import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { institutionParams, school } from '../../../domain/contracts/institution.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { coordinatedSchool } from '../load-school.ts';
import { namesOf } from '../members-names.ts';
import { presentSchool } from '../presenters/school.ts';

export const schoolRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world } = context;
    app.get(
      '/api/schools/:institutionId',
      {
        config: { policy: { auth: 'user', csrf: false } },
        schema: {
          about: {
            capability: 'institution',
            operationId: 'readSchool',
            summary: 'Read seats, cohorts and open invitations of a school one coordinates',
            refuses: [404],
          },
          params: institutionParams,
          response: { 200: school },
        },
      },
      async (request) => {
        const { institutionId } = request.params;
        const { accountId } = signedIn(request);
        const state = await coordinatedSchool(context, institutionId, accountId);
        const shown = {
          vault: world.vault,
          now: world.clock.instant(),
          publicOrigin: world.settings.publicOrigin,
          canSendMail: world.mail.way !== 'none',
        };
        const coordinators = await namesOf(context, state.coordinators);
        return presentSchool(shown, { institutionId, state }, coordinators);
      },
    );
  };
