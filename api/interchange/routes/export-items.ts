import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  type ExportItemsBody,
  exportItemsBody,
  type ItemExportPreview,
  itemExportPreview,
  mostItemsExported,
} from '../../../domain/contracts/interchange.ts';
import { summaryOf } from '../../../domain/interchange/reviewed-items.ts';
import { seesTestersOnly } from '../../admin/sees-testers-only.ts';
import { recordExport } from '../../audit/record-export.ts';
import { downloadsUnderWay } from '../../privacy/download/under-way.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { sendAttachment } from '../../server/send-attachment.ts';
import { signedIn } from '../../server/signed-in.ts';
import { exportableItems } from '../exportable-items.ts';
import { itemFile, itemFiles, type Piece, pieces } from '../files/write-items.ts';

const reads = ['accounts', 'item-bank', 'content-library'] as const;
const shownLeftOut = 50;

const files200 = {
  description: 'The file, as it is written. One that was cut off breaks off.',
  content: {
    'application/zip': { schema: z.string().describe('A package of QTI 3.0.') },
    'text/plain': { schema: z.string().describe('Questions in GIFT.') },
    'text/csv': { schema: z.string().describe('A row for each item, after its heading.') },
  },
};

const piecesOf = (context: ApiContext, request: FastifyRequest, wish: ExportItemsBody) =>
  pieces(exportableItems(context, { ...wish, testers: seesTestersOnly(request) }), wish.format);

/** Gathered item by item: of the texts nothing is kept. */
const previewOf = async (all: AsyncIterable<Piece>): Promise<ItemExportPreview> => {
  const leftOut: { id: string; why: string }[] = [];
  const told: Pick<Extract<Piece, { kind: 'written' }>, 'notes'>[] = [];
  for await (const piece of all) {
    if (piece.kind === 'left-out') leftOut.push({ id: piece.id, why: piece.why });
    else told.push({ notes: piece.notes });
  }
  return {
    items: told.length,
    isCutOff: told.length === mostItemsExported,
    leftOutCount: leftOut.length,
    leftOut: leftOut.slice(0, shownLeftOut),
    summary: [...summaryOf(told.map(({ notes }) => ({ notes: [...notes] })))],
  };
};

/** Counts what goes out, and tells it however it ended. */
const counted = async function* (
  first: Piece,
  rest: AsyncGenerator<Piece>,
  whenSent: (count: number) => Promise<void>,
): AsyncGenerator<Piece> {
  let count = 0;
  try {
    for (let piece: Piece | undefined = first; piece; ) {
      if (piece.kind === 'written') count += 1;
      yield piece;
      const next: IteratorResult<Piece> = await rest.next();
      piece = next.done ? undefined : next.value;
    }
  } finally {
    await rest.return(undefined);
    await whenSent(count);
  }
};

/** Throws `Refused` where there is nothing to take out. */
const firstOf = async (all: AsyncGenerator<Piece>): Promise<Piece> => {
  const begun: IteratorResult<Piece> = await all.next();
  if (begun.done) throw new Refused({ code: 'NoItemsToExport' });
  return begun.value;
};

/** Items as a file, and before that what the file would hold; that it was taken is an event. */
export const exportItemsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const underWay = downloadsUnderWay();
    app.post(
      '/api/admin/items/export/preview',
      {
        config: { policy: { auth: 'admin', csrf: true, reads } },
        schema: {
          about: {
            capability: 'interchange',
            operationId: 'previewItemExport',
            summary: 'Say how many items a file would hold, and what would be lost',
            eachTime: true,
          },
          body: exportItemsBody,
          response: { 200: itemExportPreview },
        },
      },
      (request) => previewOf(piecesOf(context, request, request.body)),
    );

    app.post(
      '/api/admin/items/export',
      {
        // It is sent as it is written: a half of it must be seen to be a half.
        compress: false,
        config: { policy: { auth: 'admin', csrf: true, reads } },
        schema: {
          about: {
            capability: 'interchange',
            operationId: 'exportItems',
            summary: 'Take items out as QTI 3.0, GIFT or CSV',
            refuses: [409, 429],
            eachTime: true,
          },
          body: exportItemsBody,
          response: { 200: files200 },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const wish = request.body;
        const { profession = null, area = null, status = null } = wish;
        const asked = { ...wish, profession, area, status };
        const whenSent = (count: number) =>
          recordExport(context, request, { type: 'ExportItems', ...asked, count });
        const stream = await underWay.stream(accountId, request, async () => {
          const all = piecesOf(context, request, wish);
          return itemFile(counted(await firstOf(all), all, whenSent), wish.format);
        });
        const { type, ending } = itemFiles[wish.format];
        return sendAttachment(reply, { type, name: `boardwell-items.${ending}` }, stream);
      },
    );
  };
