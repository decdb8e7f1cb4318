import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { user } from '../../../domain/contracts/account.ts';
import { type TestLoginBody, testLoginBody } from '../../../domain/contracts/test-mode.ts';
import { type Tester, testerNamed } from '../../../domain/test-mode/testers.ts';
import { admitted } from '../../account/check-credentials.ts';
import { currentUser } from '../../account/current-user.ts';
import { signIn } from '../../account/sign-in.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { testerIdentity } from '../first-sign-in.ts';
import { testerAccount } from '../tester-ids.ts';

/**
 * Who signs in with the shared password. A name that is no tester's and a wrong password are refused
 * alike: in words, in status and in the work done. Throws `Refused`.
 */
const checkTester = async (
  context: ApiContext,
  request: FastifyRequest,
  { username, password }: TestLoginBody,
): Promise<Tester> => {
  const { throttle, addresses, world } = context;
  const { testMode } = world.settings;
  if (!testMode) throw new Refused({ code: 'TestModeOff' });
  const tester = testerNamed(username);
  // Apart from whoever has registered under such a name.
  const name = `test mode ${username.toLowerCase()}`;
  const owner = tester && testerAccount(world.identifiers, tester.username);
  const key = await admitted(context, request, { name, owner });
  const visit = { ip: request.ip, name };
  const matches = await world.passwords.verify(password, await testMode.passwordHash());
  if (tester && matches) {
    await throttle.succeeded(key);
    await addresses.succeeded(visit, world.clock.instant());
    return tester;
  }
  if (key.kind === 'name') await addresses.failed(visit, world.clock.instant());
  throw new Refused({ code: 'WrongTestCredentials' });
};

export const testLoginRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/test/login',
      {
        config: { policy: { auth: 'public', csrf: true } },
        schema: {
          about: {
            capability: 'test-mode',
            eachTime: true,
            answersWith: ['Set-Cookie'],
            operationId: 'signInAsTester',
            summary: 'Sign in as a tester, on made-up study',
            refuses: [401, 403, 404, 429],
          },
          body: testLoginBody,
          response: { 200: user },
        },
      },
      async (request, reply) => {
        const tester = await checkTester(context, request, request.body);
        const identity = await testerIdentity(context, tester);
        const entrant = { identity, method: 'password' } as const;
        const position = await signIn(context, { request, reply }, entrant);
        return currentUser(context, identity.accountId, position);
      },
    );
  };
