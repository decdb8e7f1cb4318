import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sheetId, studySheet, studySheetList } from '../../../domain/contracts/study-sheets.ts';
import type { ApiContext } from '../../server/context.ts';
import { notModified } from '../../server/no-content.ts';
import { isKept } from '../sheets/revisited.ts';
import { allSheets, sheetOf } from '../sheets/sheet-of.ts';

const config = { policy: { auth: 'public', csrf: false } } as const;

/** The sheets that anybody may print, without an account. */
export const sheetsRoute =
  (_: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/study-sheets',
      {
        config,
        schema: {
          about: {
            capability: 'study-aid',
            operationId: 'listStudySheets',
            summary: 'List the printable study sheets',
          },
          response: { 200: studySheetList, 304: notModified },
        },
      },
      async (request, reply) => {
        const list = (await allSheets()).map(({ id, title, summary }) => ({ id, title, summary }));
        if (isKept(request, reply, JSON.stringify(list))) return reply.code(304).send();
        return list;
      },
    );
  };

export const sheetRoute =
  (_: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/study-sheets/:id',
      {
        config,
        schema: {
          about: {
            capability: 'study-aid',
            operationId: 'readStudySheet',
            summary: 'Read one printable study sheet',
            refuses: [404],
          },
          params: z.strictObject({ id: sheetId }),
          response: { 200: studySheet, 304: notModified },
        },
      },
      async (request, reply) => {
        const sheet = await sheetOf(request.params.id);
        if (isKept(request, reply, JSON.stringify(sheet))) return reply.code(304).send();
        return sheet;
      },
    );
  };
