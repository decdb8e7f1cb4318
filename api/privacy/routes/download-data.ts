import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { downloadDataBody, downloadSuspendedBody } from '../../../domain/contracts/privacy.ts';
import { checkOwner } from '../../account/check-owner.ts';
import { ownerOfSuspended } from '../../account/owner-of-suspended.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { files200, openDownload, sendFile } from '../download/open-download.ts';
import { ownReadModels } from '../download/own-rows.ts';
import { downloadsUnderWay } from '../download/under-way.ts';

/** All that is kept of whoever asks, in a file that is written while it is read. */
export const downloadDataRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const underWay = downloadsUnderWay();
    const readModels = ownReadModels(context.world.readModels);
    const reads = ['audit', ...readModels.map(({ name }) => name)] as const;

    app.post(
      '/api/privacy/download',
      {
        // It is sent as it is written: a half of it must be seen to be a half.
        compress: false,
        config: { policy: { auth: 'user', csrf: true, reads } },
        schema: {
          about: {
            capability: 'privacy',
            eachTime: true,
            operationId: 'downloadData',
            summary: 'Download all that is kept of the account',
            refuses: [403, 409, 429],
          },
          body: downloadDataBody,
          response: { 200: files200 },
        },
      },
      async (request, reply) => {
        const { format, ...proof } = request.body;
        const owner = signedIn(request);
        await checkOwner(context, owner, proof);
        const exchange = { request, reply };
        return sendFile(
          reply,
          format,
          await openDownload(context, exchange, { owner, format, underWay, readModels }),
        );
      },
    );

    app.post(
      '/api/privacy/suspended/download',
      {
        compress: false,
        config: { policy: { auth: 'public', csrf: true, reads } },
        schema: {
          about: {
            capability: 'privacy',
            eachTime: true,
            operationId: 'downloadSuspendedData',
            summary:
              'Download all that is kept of a suspended account, right after its owner was told of it',
            refuses: [404, 409, 429],
          },
          body: downloadSuspendedBody,
          response: { 200: files200 },
        },
      },
      async (request, reply) => {
        const { format } = request.body;
        const exchange = { request, reply };
        const { accountId } = await ownerOfSuspended(context, exchange);
        const owner = { accountId, id: '' };
        return sendFile(
          reply,
          format,
          await openDownload(context, exchange, { owner, format, underWay, readModels }),
        );
      },
    );
  };
