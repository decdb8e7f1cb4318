import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  generationReport,
  generationStatus,
  validationReport,
} from '../../domain/contracts/generation.ts';
import { itemFields } from '../../domain/contracts/item-fields.ts';
import type { Item } from '../../domain/item/item.ts';
import type { ApiContext } from '../context.ts';
import { presentGeneration, presentStatus, presentValidation } from '../presenters/generation.ts';
import { generationPage, validationPage } from '../presenters/generation-pages.ts';

const policy = { auth: 'admin', csrf: false, reads: ['item-bank'] } as const;

/** Field by field, with a turn for other requests in between. */
const ofEachField = async <Part>(
  { generation }: ApiContext,
  present: (field: string, items: readonly Item[]) => Part,
): Promise<Part[]> => {
  const parts: Part[] = [];
  for (const field of itemFields) {
    const items = await generation.itemsOf(field);
    if (items.length > 0) parts.push(present(field, items));
    await nextTurn();
  }
  return parts;
};

/** Browsers ask for a page; whoever asks for JSON gets JSON. */
const wantsPage = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html');

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').serializer(String).send(page);

export const generationRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/generation-status',
      { config: { policy }, schema: { response: { 200: generationStatus } } },
      async () => presentStatus(await context.generation.counts()),
    );

    app.get(
      '/api/admin/generation-report',
      { config: { policy }, schema: { response: { 200: generationReport.or(z.string()) } } },
      async (request, reply) => {
        const report = await ofEachField(context, presentGeneration);
        return wantsPage(request) ? sendPage(reply, generationPage(report)) : report;
      },
    );

    app.get(
      '/api/admin/validation-report',
      { config: { policy }, schema: { response: { 200: validationReport.or(z.string()) } } },
      async (request, reply) => {
        const report = await ofEachField(context, presentValidation);
        return wantsPage(request) ? sendPage(reply, validationPage(report)) : report;
      },
    );
  };
