import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { imageCaseDetail } from '../../../domain/contracts/medical-images.ts';
import { imageId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { findImage, normalAddress } from '../find-image.ts';
import { shownCase } from '../presenters/shown-image.ts';

const params = z.strictObject({ id: imageId });

/** One case to read: its key and its findings come once it was read. */
export const imageCaseRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/medical-images/:id',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['image-readings'] } },
        schema: {
          about: {
            capability: 'medical-images',
            operationId: 'getMedicalImage',
            summary: 'Open one image with its case',
            refuses: [404, 409],
          },
          params,
          response: { 200: imageCaseDetail },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        await refuseDuringExam(context, accountId, 'images');
        const { library, one } = await findImage(context, request.params.id);
        const readings = await context.images.readings(accountId);
        const normalUrl = normalAddress(library, one);
        return shownCase(library, one, { reading: readings.get(one.id), normalUrl });
      },
    );
  };
