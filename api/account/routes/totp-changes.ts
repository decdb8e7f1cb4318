import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownerProof } from '../../../domain/contracts/account.ts';
import { recoveryCodes } from '../../../domain/contracts/sign-in.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { checkOwner } from '../check-owner.ts';
import { recordFactor } from '../second-factor/record-factor.ts';
import { newRecoveryCodes } from '../second-factor/recovery-codes.ts';

const config = { policy: { auth: 'user', csrf: true } } as const;
const about = { capability: 'account', eachTime: true, refuses: [403, 409, 429] } as const;

export const totpOffRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/totp/off',
      {
        config,
        schema: {
          about: {
            ...about,
            operationId: 'turnOffTotp',
            summary: 'Turn the authenticator app off',
          },
          body: ownerProof,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const session = signedIn(request);
        await checkOwner(context, session, request.body);
        await context.secondFactors.turnOffTotp(session.accountId);
        await recordFactor(context, { request, reply }, 'TurnOffTotp');
        return reply.code(204).send();
      },
    );
  };

export const recoveryCodesRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/recovery-codes',
      {
        config,
        schema: {
          about: {
            ...about,
            operationId: 'renewRecoveryCodes',
            summary: 'Make new recovery codes; the old ones are good no more',
          },
          body: ownerProof,
          response: { 200: recoveryCodes },
        },
      },
      async (request, reply) => {
        const { secondFactors } = context;
        const session = signedIn(request);
        await checkOwner(context, session, request.body);
        const { isDemanded } = await secondFactors.standing(session.accountId);
        if (!isDemanded) throw new Refused({ code: 'TotpOff' });
        const codes = newRecoveryCodes();
        await secondFactors.renewRecoveryCodes(session.accountId, codes);
        await recordFactor(context, { request, reply }, 'RenewRecoveryCodes');
        return { codes };
      },
    );
  };
