import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  imageList,
  imageListQuery,
  imagesOnPage,
} from '../../../domain/contracts/medical-images.ts';
import type { ApiContext } from '../../server/context.ts';
import { findCases } from '../library/find-cases.ts';
import { libraryOfLearner } from '../library-of-learner.ts';
import { shownImage } from '../presenters/shown-image.ts';

/** What there is to read, a page at a time. */
export const imageListRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/medical-images',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['image-readings'] } },
        schema: {
          about: {
            capability: 'medical-images',
            operationId: 'listMedicalImages',
            summary: 'List medical images; the diagnosis stands only in those that were read',
            refuses: [409],
          },
          querystring: imageListQuery,
          response: { 200: imageList },
        },
      },
      async (request) => {
        const { library, readings } = await libraryOfLearner(context, request);
        const { size = imagesOnPage, page: asked = 1 } = request.query;
        const found = findCases(library.cases, request.query, (id) => readings.has(id));
        const pages = Math.max(1, Math.ceil(found.length / size));
        const page = Math.min(asked, pages);
        return {
          images: found
            .slice((page - 1) * size, page * size)
            .map((one) => shownImage(library, one, readings.get(one.id))),
          page,
          pages,
          matching: found.length,
          total: library.cases.length,
        };
      },
    );
  };
