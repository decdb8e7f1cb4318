import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { imageStats } from '../../../domain/contracts/medical-images.ts';
import { epochMs, instantOf } from '../../../domain/kernel/time.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { imageStatsOf } from '../presenters/image-stats.ts';

const weekMs = 7 * 86_400_000;

export const imageStatsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/medical-images/stats',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['image-readings'] } },
        schema: {
          about: {
            capability: 'medical-images',
            operationId: 'readMedicalImageStats',
            summary: 'Count the images, and how the learner reads them',
          },
          response: { 200: imageStats },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        const sinceMs = epochMs(context.world.clock.instant()) - weekMs;
        const [{ cases }, readings, recent] = await Promise.all([
          context.imageLibrary(),
          context.images.readings(accountId),
          context.images.readSince(sinceMs),
        ]);
        const since = instantOf(sinceMs);
        return imageStatsOf({ cases, readings: [...readings.values()], recent, since });
      },
    );
  };
