import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { userStatementsBody } from '../../../domain/contracts/user-studies.ts';
import { accountId } from '../../../domain/kernel/ids.ts';
import { downloadsUnderWay } from '../../privacy/download/under-way.ts';
import { ownStatements } from '../../privacy/xapi/own-statements.ts';
import type { ApiContext } from '../../server/context.ts';
import { sendAttachment } from '../../server/send-attachment.ts';
import { signedIn } from '../../server/signed-in.ts';
import { accountFor } from '../sees-testers-only.ts';
import { viewPersonalData } from '../view-personal-data.ts';

const params = z.strictObject({ accountId });

const type = 'application/x-ndjson; charset=utf-8';
const file200 = {
  description: 'The file, as it is written. One that was cut off breaks off.',
  content: {
    'application/x-ndjson': { schema: z.string().describe('A statement of xAPI 1.0.3 a line.') },
  },
};

/** What one learner learned, as statements for a Learning Record Store. */
export const userStatementsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const underWay = downloadsUnderWay();
    app.post(
      '/api/admin/users/:accountId/statements',
      {
        // It is sent as it is written: a half of it must be seen to be a half.
        compress: false,
        config: {
          policy: { auth: 'admin', csrf: true, reads: ['accounts', 'audit'], ofTesters: true },
        },
        schema: {
          about: {
            capability: 'admin',
            eachTime: true,
            operationId: 'exportUserStatements',
            summary: 'Export what a learner learned as xAPI, and record who took it and why',
            refuses: [404, 409, 429],
          },
          params,
          body: userStatementsBody,
          response: { 200: file200 },
        },
      },
      async (request, reply) => {
        const personId = request.params.accountId;
        await accountFor(context, request, personId);
        const stream = await underWay.stream(signedIn(request).accountId, request, async () => {
          const viewed = { personId, part: 'statements', reason: request.body.reason } as const;
          await viewPersonalData(context, { request, reply }, viewed);
          return ownStatements(context, personId);
        });
        return sendAttachment(reply, { type, name: `xapi-${personId}.jsonl` }, stream);
      },
    );
  };
