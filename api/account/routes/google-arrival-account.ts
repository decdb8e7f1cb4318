import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { user } from '../../../domain/contracts/account.ts';
import { googleAccountBody } from '../../../domain/contracts/sign-in.ts';
import type { ApiContext } from '../../server/context.ts';
import { currentUser } from '../current-user.ts';
import { arrivedHere } from '../google/arrived-here.ts';
import { withKeptZone } from '../kept-zone.ts';
import { openAccount } from '../open-account.ts';
import { signInAbout, signInConfig } from '../sign-in-about.ts';
import { startSession } from '../start-session.ts';

const accountBody = googleAccountBody.transform(withKeptZone);

export const googleArrivalAccountRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/auth/google/arrival/account',
      {
        config: {
          ...signInConfig,
          rateLimit: { max: context.world.settings.limits.registrations, timeWindow: '1 minute' },
        },
        schema: {
          about: {
            capability: 'account',
            ...signInAbout,
            operationId: 'registerWithGoogle',
            summary: 'Open an account with who came from Google, and sign in',
            refuses: [404, 409, 429],
          },
          body: accountBody,
          response: { 201: user },
        },
      },
      async (request, reply) => {
        const exchange = { request, reply };
        const { email, subjectHash, done } = await arrivedHere(context, exchange);
        const proof = { googleSubject: subjectHash };
        const registration = { ...request.body, email, proof };
        const { identity, position } = await openAccount(context, exchange, registration);
        await startSession(context, exchange, identity);
        await done();
        return reply.code(201).send(await currentUser(context, identity.accountId, position));
      },
    );
  };
