import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { imageId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { notModified } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { findImage, normalLike } from '../find-image.ts';
import { imageVersionQuery, keptImageHeaders } from '../kept-image.ts';
import type { ImageLibrary, LibraryCase } from '../library/library-case.ts';

const params = z.strictObject({ id: imageId });
const response = { 200: z.string().describe('The drawing.'), 304: notModified };

type Shown = { readonly library: ImageLibrary; readonly one: LibraryCase };

const sendDrawing = (
  { request, reply }: Exchange,
  { library, one }: Shown,
  asked: string | undefined,
): FastifyReply => {
  if (one.record) throw new Refused({ code: 'ImageNotFound' });
  const headers = keptImageHeaders(library.hash(one), asked);
  reply.headers(headers);
  if (request.headers['if-none-match'] === headers.etag) return reply.code(304).send();
  return reply.type('image/svg+xml').send(library.drawn(one).svg);
};

/** Throws `Refused` while an exam is open, and where there is no such case. */
const shownTo = async (
  context: ApiContext,
  request: FastifyRequest,
  id: string,
): Promise<Shown> => {
  await refuseDuringExam(context, signedIn(request).accountId, 'images');
  return findImage(context, id);
};

/** The drawings themselves, each drawn once. */
export const imageFilesRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const about = {
      capability: 'medical-images',
      produces: 'image/svg+xml',
      refuses: [404, 409],
    } as const;
    const config = { policy: { auth: 'user', csrf: false } } as const;

    app.get(
      '/api/medical-images/:id/image.svg',
      {
        config,
        schema: {
          about: { ...about, operationId: 'drawMedicalImage', summary: 'Draw the image of a case' },
          params,
          querystring: imageVersionQuery,
          response,
        },
      },
      async (request, reply) => {
        const shown = await shownTo(context, request, request.params.id);
        return sendDrawing({ request, reply }, shown, request.query.v);
      },
    );

    app.get(
      '/api/medical-images/:id/normal.svg',
      {
        config,
        schema: {
          about: {
            ...about,
            operationId: 'drawNormalImage',
            summary: 'Draw a normal image of the same kind, to compare with',
          },
          params,
          querystring: imageVersionQuery,
          response,
        },
      },
      async (request, reply) => {
        const { library, one } = await shownTo(context, request, request.params.id);
        const normal = normalLike(library, one);
        if (!normal) throw new Refused({ code: 'ImageNotFound' });
        return sendDrawing({ request, reply }, { library, one: normal }, request.query.v);
      },
    );
  };
