import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Item } from '../../../domain/bank/item/item.ts';
import {
  generationReport,
  generationStatus,
  validationReport,
} from '../../../domain/contracts/generation.ts';
import { itemFields } from '../../../domain/contracts/item-fields.ts';
import type { ApiContext } from '../../server/context.ts';
import { keptAnswers } from '../../server/kept-answers.ts';
import { presentGeneration, presentStatus, presentValidation } from '../presenters/generation.ts';
import { generationPage, validationPage } from '../presenters/generation-pages.ts';

const policy = { auth: 'admin', csrf: false, reads: ['item-bank'] } as const;

/** Field by field, with a turn for other requests in between; each once until its items change. */
const ofEachField = <Part>(
  { generation }: ApiContext,
  present: (field: string, items: readonly Item[]) => Part,
): (() => Promise<Part[]>) => {
  const kept = keptAnswers<Part>(itemFields.length);
  const partOf = async (field: string): Promise<Part> => {
    const items = await generation.itemsOf(field);
    await nextTurn();
    return present(field, items);
  };
  return async () => {
    const parts: Part[] = [];
    // The versions are read first: a part may be newer than it says, never older.
    const versions = await generation.versions();
    for (const field of itemFields) {
      const version = versions.get(field);
      if (version !== undefined) parts.push(await kept(field, version, () => partOf(field)));
    }
    return parts;
  };
};

const page = z.string();

const asJsonOrPage = <Report extends z.ZodType>(report: Report) => ({
  description: 'As JSON, or as a page where one is asked for.',
  content: { 'application/json': { schema: report }, 'text/html': { schema: page } },
});

/** Browsers ask for a page; whoever asks for JSON gets JSON. */
const wantsPage = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html');

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').serializer(String).send(page);

export const generationRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const generationParts = ofEachField(context, presentGeneration);
    const validationParts = ofEachField(context, presentValidation);

    app.get(
      '/api/admin/generation-status',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'bank',
            operationId: 'readGenerationStatus',
            summary: 'Count the bank by field',
          },
          response: { 200: generationStatus },
        },
      },
      async () => presentStatus(await context.generation.counts()),
    );

    app.get(
      '/api/admin/generation-report',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'bank',
            operationId: 'readGenerationReport',
            summary: 'Report how the bank of each field is made up',
          },
          response: { 200: asJsonOrPage(generationReport) },
        },
      },
      async (request, reply) => {
        const report = await generationParts();
        return wantsPage(request) ? sendPage(reply, generationPage(report)) : report;
      },
    );

    app.get(
      '/api/admin/validation-report',
      {
        config: { policy },
        schema: {
          about: {
            capability: 'bank',
            operationId: 'readValidationReport',
            summary: 'Report what the checks of the bank found',
          },
          response: { 200: asJsonOrPage(validationReport) },
        },
      },
      async (request, reply) => {
        const report = await validationParts();
        return wantsPage(request) ? sendPage(reply, validationPage(report)) : report;
      },
    );
  };
