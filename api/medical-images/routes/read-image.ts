import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readImageBody } from '../../../domain/contracts/medical-images.ts';
import { imageId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { noContent } from '../../server/no-content.ts';
import { readImage } from '../read-image.ts';

const params = z.strictObject({ id: imageId });

/** A learner commits to a reading: it is scored, and from now on the case tells everything. */
export const readImageRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/medical-images/:id/readings',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'medical-images',
            operationId: 'readMedicalImage',
            summary: 'Commit to a reading of an image; its case then tells what it shows',
            refuses: [404, 409, 429],
          },
          params,
          body: readImageBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        await readImage(context, { request, reply }, { ...request.params, ...request.body });
        return reply.code(204).send();
      },
    );
  };
