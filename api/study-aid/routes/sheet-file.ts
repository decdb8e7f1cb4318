import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sheetId } from '../../../domain/contracts/study-sheets.ts';
import type { ApiContext } from '../../server/context.ts';
import { notModified } from '../../server/no-content.ts';
import { isKept } from '../sheets/revisited.ts';
import { sheetFile } from '../sheets/sheet-file.ts';
import { sheetOf } from '../sheets/sheet-of.ts';

/** A sheet as a file to print or keep; made once for each process. */
export const sheetFileRoute =
  (_: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const files = new Map<string, Promise<Buffer>>();

    const fileOf = async (id: string): Promise<Buffer> => {
      const sheet = await sheetOf(id);
      const file = files.get(id) ?? sheetFile(sheet);
      files.set(id, file);
      return file.catch((error: unknown) => {
        files.delete(id);
        throw error;
      });
    };

    app.get(
      '/api/study-sheets/:id/file.pdf',
      {
        config: { policy: { auth: 'public', csrf: false } },
        schema: {
          about: {
            capability: 'study-aid',
            produces: 'application/pdf',
            operationId: 'downloadStudySheet',
            summary: 'Download a study sheet as PDF',
            refuses: [404],
          },
          params: z.strictObject({ id: sheetId }),
          response: { 200: z.instanceof(Buffer).describe('The file.'), 304: notModified },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        const file = await fileOf(id);
        if (isKept(request, reply, file)) return reply.code(304).send();
        return reply
          .type('application/pdf')
          .header('content-disposition', `attachment; filename="boardwell-${id}.pdf"`)
          .send(file);
      },
    );
  };
