import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { imageId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { notModified } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { findImage } from '../find-image.ts';
import { imageVersionQuery, keptImageHeaders } from '../kept-image.ts';

const params = z.strictObject({ id: imageId });

/** The file of an image that an operator brought in. */
export const recordFileRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/medical-images/:id/file',
      {
        config: { policy: { auth: 'user', csrf: false } },
        schema: {
          about: {
            capability: 'medical-images',
            produces: 'image/png',
            operationId: 'readImageFile',
            summary: 'Read the file of an image that an operator brought in',
            refuses: [404, 409],
          },
          params,
          querystring: imageVersionQuery,
          response: {
            200: z.instanceof(Buffer).describe('The file, a PNG or a JPEG.'),
            304: notModified,
          },
        },
      },
      async (request, reply) => {
        await refuseDuringExam(context, signedIn(request).accountId, 'images');
        const { library, one } = await findImage(context, request.params.id);
        const headers = keptImageHeaders(library.hash(one), request.query.v);
        reply.headers(headers);
        if (request.headers['if-none-match'] === headers.etag) return reply.code(304).send();
        const file = one.record && (await context.imageRecords.file(one.record.openiId));
        if (!file) throw new Refused({ code: 'ImageNotFound' });
        return reply.type(file.mediaType).send(file.file);
      },
    );
  };
