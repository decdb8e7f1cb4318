import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { invitationBody, invitingSchool } from '../../../domain/contracts/institution.ts';
import type { ApiContext } from '../../server/context.ts';
import { invitingSchoolOf } from '../load-school.ts';

/** A whole class opens its invitations behind one address. */
const looksPerMinute = 300;

/** The link is in the body, so that no log of addresses keeps it. */
export const showInvitationRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/schools/invitation',
      {
        config: {
          policy: { auth: 'public', csrf: true },
          rateLimit: { max: looksPerMinute, timeWindow: '1 minute' },
        },
        schema: {
          about: {
            capability: 'institution',
            eachTime: true,
            operationId: 'showInvitation',
            summary: 'Tell which school an invitation is of',
            refuses: [410, 429],
          },
          body: invitationBody,
          response: { 200: invitingSchool },
        },
      },
      async (request) => {
        const { name: school } = await invitingSchoolOf(context, request.body.token);
        return { school };
      },
    );
  };
