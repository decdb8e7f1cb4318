import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { fieldCode, fieldCodes } from '../../../domain/contracts/fields.ts';
import {
  type ImportItemsBody,
  type ItemImportPreview,
  importItemsBody,
  itemImportLimits,
  itemImportPreview,
  itemsImported,
} from '../../../domain/contracts/interchange.ts';
import type { ReadItem, RowProblem } from '../../../domain/interchange/read/read-items.ts';
import { reviewedItem, summaryOf } from '../../../domain/interchange/reviewed-items.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { readItemFile } from '../files/read-item-file.ts';
import { putDown, type ToImport } from '../put-down.ts';

/** Base64 takes a third more than the file, and the rest of the body a little. */
const bodyLimit = Math.ceil((itemImportLimits.bytes * 4) / 3) + 8 * 1024;
const shownFirst = 50;
const shownProblems = 100;

type Checked = {
  readonly items: readonly (ReadItem & ToImport)[];
  readonly problems: readonly RowProblem[];
};

/** The library is of the fields that learners have. */
const checked = (read: readonly ReadItem[], chosen: ImportItemsBody['profession']): Checked => {
  const all = read.map((one) => {
    const told = fieldCode.safeParse(one.item.field ?? chosen);
    return told.success ? { ...one, profession: told.data } : one;
  });
  return {
    items: all.filter((one) => 'profession' in one),
    problems: all
      .filter((one) => !('profession' in one))
      .map(({ file, row }) => ({
        file,
        row,
        field: 'field',
        says: `Use one of ${fieldCodes.join(', ')}.`,
      })),
  };
};

const read = async (body: ImportItemsBody) => {
  const { format, items, problems } = await readItemFile(body);
  const own = checked(items, body.profession);
  return { format, items: own.items, problems: [...problems, ...own.problems] };
};

const previewOf = async (body: ImportItemsBody): Promise<ItemImportPreview> => {
  const { format, items, problems } = await read(body);
  const told = items.map((one) => ({
    file: one.file,
    row: one.row,
    ...reviewedItem(one, one.profession),
  }));
  return {
    format,
    items: items.length,
    first: told.slice(0, shownFirst),
    problems: problems.slice(0, shownProblems),
    problemCount: problems.length,
    summary: [...summaryOf(told)],
  };
};

/** Items of a file: first what they would be, then, when that is confirmed, they land as drafts. */
export const importItemsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/items/import/preview',
      {
        config: { policy: { auth: 'admin', csrf: true } },
        bodyLimit,
        schema: {
          about: {
            capability: 'interchange',
            operationId: 'previewItemImport',
            summary: 'Read a file of items and say what it would add, and what would be lost',
            eachTime: true,
          },
          body: importItemsBody,
          response: { 200: itemImportPreview },
        },
      },
      (request) => previewOf(request.body),
    );

    app.post(
      '/api/admin/items/import',
      {
        config: { policy: { auth: 'admin', csrf: true } },
        bodyLimit,
        schema: {
          about: {
            capability: 'interchange',
            operationId: 'importItems',
            summary: 'Put the items of a file down as drafts, all of them or none',
          },
          body: importItemsBody,
          response: { 201: itemsImported },
        },
      },
      async (request, reply) => {
        const { format, items, problems } = await read(request.body);
        if (problems.length > 0) {
          throw new Refused({ code: 'ItemsNotReadable', count: problems.length });
        }
        const done = await putDown(context, { request, reply }, { format, items });
        return reply.code(201).send(done);
      },
    );
  };
