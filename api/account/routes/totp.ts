import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ownerProof } from '../../../domain/contracts/account.ts';
import { codeBody, recoveryCodes, totpEnrollment } from '../../../domain/contracts/sign-in.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { admitTry } from '../check-credentials.ts';
import { checkOwner } from '../check-owner.ts';
import { factorAbout, factorConfig } from '../second-factor/factor-about.ts';
import { factorLabel } from '../second-factor/factor-label.ts';
import { recordFactor } from '../second-factor/record-factor.ts';
import { newRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { addressOf, newSecret, stepOf } from '../second-factor/totp-codes.ts';

/** An authenticator app: begun with a secret, set up by a first code of it. */
export const totpRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, secondFactors, throttle } = context;
    app.post(
      '/api/auth/totp',
      {
        config: factorConfig,
        schema: {
          about: {
            capability: 'account',
            ...factorAbout,
            operationId: 'beginTotp',
            summary: 'Begin to set up an authenticator app',
            refuses: [403, 409, 410, 429],
          },
          body: ownerProof,
          response: { 200: totpEnrollment },
        },
      },
      async (request) => {
        const session = signedIn(request);
        const label = await factorLabel(context, session);
        await checkOwner(context, session, request.body);
        const secret = newSecret();
        const begun = await secondFactors.enrol(session.accountId, secret, world.clock.instant());
        if (!begun) throw new Refused({ code: 'TotpOnAlready' });
        return { secret, address: addressOf(secret, label) };
      },
    );

    app.post(
      '/api/auth/totp/confirm',
      {
        config: factorConfig,
        schema: {
          about: {
            capability: 'account',
            ...factorAbout,
            operationId: 'confirmTotp',
            summary: 'Set the authenticator app up by a first code; answers the recovery codes',
            refuses: [403, 409, 429],
          },
          body: codeBody,
          response: { 200: recoveryCodes },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const at = world.clock.instant();
        const begun = await secondFactors.enrolling(accountId);
        if (!begun) throw new Refused({ code: 'TotpNotBegun' });
        await admitTry(throttle, { kind: 'code', of: accountId }, at);
        const step = stepOf(begun.secret, request.body.code.replaceAll(/\s/g, ''), at);
        if (step === undefined) throw new Refused({ code: 'WrongCode' });
        if (!(await secondFactors.confirm(accountId, begun, { at, step }))) {
          throw new Refused({ code: 'TotpNotBegun' });
        }
        await throttle.succeeded({ kind: 'code', of: accountId });
        const codes = newRecoveryCodes();
        await secondFactors.renewRecoveryCodes(accountId, codes);
        await recordFactor(context, { request, reply }, 'TurnOnTotp');
        return { codes };
      },
    );
  };
