import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  institutionParams,
  invitation,
  invitationParams,
  newInvitationBody,
} from '../../../domain/contracts/institution.ts';
import type { InvitationId } from '../../../domain/kernel/ids.ts';
import { epochMs, instantOf } from '../../../domain/kernel/time.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { asSchool } from '../as-school.ts';
import { hashOfSecret, newSecret } from '../invitation-token.ts';
import { coordinatedSchool } from '../load-school.ts';
import { presentInvitation } from '../presenters/school.ts';

const dayMs = 86_400_000;

/** Invitations by link: made and revoked. */
export const invitationsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world } = context;
    app.post(
      '/api/schools/:institutionId/invitations',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'institution',
            operationId: 'makeInvitation',
            summary: 'Make a link by which so many people may join',
            refuses: [404, 409],
          },
          params: institutionParams,
          body: newInvitationBody,
          response: { 201: invitation },
        },
      },
      async (request, reply) => {
        const { institutionId } = request.params;
        const { accountId } = signedIn(request);
        const { uses, days, cohortId } = request.body;
        const at = world.clock.instant();
        const secret = newSecret();
        // The same wish again names the same invitation.
        const made = asSchool(context, { request, reply }, institutionId);
        const invitationId = made.commandId as string as InvitationId;
        const one = { invitationId, tokenHash: hashOfSecret(secret), secret, address: null };
        await made.carryOut({
          type: 'Invite',
          at,
          invitations: [{ ...one, cohortId }],
          uses,
          expiresAt: instantOf(epochMs(at) + days * dayMs),
        });
        const state = await coordinatedSchool(context, institutionId, accountId);
        const { publicOrigin } = world.settings;
        const shown = { vault: world.vault, publicOrigin };
        const shownOne = await presentInvitation(shown, { institutionId, state }, invitationId);
        // Another tab was faster and revoked it.
        if (!shownOne) throw new Refused({ code: 'InvitationGone' });
        return reply.code(201).send(shownOne);
      },
    );

    app.delete(
      '/api/schools/:institutionId/invitations/:invitationId',
      {
        config: { policy: { auth: 'user', csrf: true } },
        schema: {
          about: {
            capability: 'institution',
            operationId: 'revokeInvitation',
            summary: 'Revoke an invitation: nobody joins by it any more',
            refuses: [404],
          },
          params: invitationParams,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const { institutionId, invitationId } = request.params;
        const at = world.clock.instant();
        const school = asSchool(context, { request, reply }, institutionId);
        await school.carryOut({ type: 'RevokeInvitation', at, invitationId });
        return reply.code(204).send();
      },
    );
  };
