import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { savedAidDetail } from '../../../domain/contracts/study-aids.ts';
import { studyAidId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../refuse-during-exam.ts';
import { savedDetail } from '../saved-detail.ts';

const params = z.strictObject({ id: studyAidId });

/** One saved aid with its content. */
export const savedAidRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/study-aids/:id',
      {
        config: { policy: { auth: 'user', csrf: false } },
        schema: {
          about: {
            capability: 'study-aid',
            operationId: 'getStudyAid',
            summary: 'Open a saved study aid',
            refuses: [404, 409],
          },
          params,
          response: { 200: savedAidDetail },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        await refuseDuringExam(context, accountId);
        return savedDetail(context, accountId, request.params.id);
      },
    );
  };
