import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { illustrationKey } from '../../../domain/contracts/terminology.ts';
import {
  anatomyAtlas,
  glossary,
  termIllustration,
} from '../../../domain/contracts/terminology-study.ts';
import type { ApiContext } from '../../server/context.ts';
import { notModified } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../refuse-during-exam.ts';
import { type Kept, kept, sendKept } from '../send-kept.ts';
import { illustrationOf, sharedAnatomy, sharedTerms } from '../shared-terms.ts';

const policy = { auth: 'user', csrf: false } as const;

/** All terms, their drawings and the diagrams; the same for everybody. */
export const glossaryRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    let all: Promise<Kept> | undefined;
    app.get(
      '/api/terminology',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'terminology',
            operationId: 'readGlossary',
            summary: 'Read all terms of the glossary',
            refuses: [409],
          },
          response: { 200: glossary, 304: notModified },
        },
      },
      async (request, reply) => {
        await refuseDuringExam(context, signedIn(request).accountId);
        // It is long and says the same for as long as the process lives.
        all ??= sharedTerms().then(({ terms }) => kept(glossary.parse({ terms })));
        return sendKept({ request, reply }, await all);
      },
    );

    app.get(
      '/api/terminology/illustrations/:key',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'terminology',
            operationId: 'readTermIllustration',
            summary: 'Read the drawing that a term is shown with',
            refuses: [404, 409],
          },
          params: z.strictObject({ key: illustrationKey }),
          response: { 200: termIllustration },
        },
      },
      async (request) => {
        await refuseDuringExam(context, signedIn(request).accountId);
        const drawn = await illustrationOf(request.params.key);
        if (!drawn) throw new Refused({ code: 'IllustrationNotFound' });
        return drawn;
      },
    );

    app.get(
      '/api/terminology/anatomy',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'terminology',
            operationId: 'readAnatomy',
            summary: 'Read the diagrams of the heart and the airways, with their named places',
            refuses: [409],
          },
          response: { 200: anatomyAtlas },
        },
      },
      async (request) => {
        await refuseDuringExam(context, signedIn(request).accountId);
        return { diagrams: await sharedAnatomy() };
      },
    );
  };
