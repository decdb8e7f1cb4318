import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { forgotPasswordBody } from '../../../domain/contracts/account.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { admitAsk, mustSendMail } from '../mail/must-send-mail.ts';

export const forgotPasswordRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world, mails } = context;
    app.post(
      '/api/auth/password/forgot',
      {
        config: { policy: { auth: 'public', csrf: true } },
        schema: {
          about: {
            capability: 'account',
            eachTime: true,
            operationId: 'askPasswordReset',
            summary: 'Ask for a link that resets the password',
            refuses: [404, 429],
          },
          body: forgotPasswordBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        mustSendMail(context);
        await admitAsk(context, request);
        const { emailOrUsername } = request.body;
        const [id, at] = [world.identifiers.command(), world.clock.instant()];
        // Whether somebody has the name is found out after the answer.
        await mails.askReset({ id, emailOrUsername, at });
        return reply.code(204).send();
      },
    );
  };
