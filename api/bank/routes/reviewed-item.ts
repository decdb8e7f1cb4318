import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { freshQuality } from '../../../domain/bank/item/fresh-quality.ts';
import { type ItemHistoryEvent, itemHistory } from '../../../domain/bank/item/item-history.ts';
import {
  type ItemChange,
  mostItemChanges,
  reviewedItem,
} from '../../../domain/contracts/item-review.ts';
import { readEvent } from '../../../domain/events/registry.ts';
import { type ItemId, itemId, itemStream } from '../../../domain/kernel/ids.ts';
import type { Vault } from '../../../domain/ports/vault.ts';
import { seesTestersOnly } from '../../admin/sees-testers-only.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { openedNote } from '../presenters/item-reports.ts';
import { presentReviewedItem } from '../presenters/reviewed-item.ts';
import { reviewEntries, reviewPolicy } from '../review-entries.ts';

const told: readonly ItemHistoryEvent['event']['type'][] = [
  'ItemPublished',
  'ItemRekeyed',
  'ItemReportsDismissed',
  'ItemWithdrawn',
];

/** Of the reports, which may be thousands, none is read. */
const historyOf = async ({ world }: ApiContext, item: ItemId) => {
  const recorded = await world.commands.log.readStream(itemStream(item), { types: told });
  return itemHistory(
    recorded.map((event) => ({
      event: readEvent(event) as unknown as ItemHistoryEvent['event'],
      by: event.meta.actor === 'system' ? null : event.meta.actor,
    })),
  );
};

const opened = async (vault: Vault, change: ItemChange): Promise<ItemChange> => {
  if (change.what !== 'kept' || change.by === null || change.note === null) return change;
  return { ...change, note: await openedNote(vault, change.by, change.note) };
};

/** An item with its rationale, what the rules find in it, how it did in use, and what became of it. */
export const reviewedItemRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { quality, world } = context;
    app.get(
      '/api/admin/items/:itemId',
      {
        config: { policy: reviewPolicy },
        schema: {
          about: {
            capability: 'bank',
            operationId: 'readItemForReview',
            summary: 'Read a question with its rationale, findings, use and history',
            refuses: [404],
          },
          params: z.strictObject({ itemId }),
          response: { 200: reviewedItem },
        },
      },
      async (request) => {
        const { params } = request;
        const { item, revision, isWithdrawn, changes } = await historyOf(context, params.itemId);
        if (!item) throw new Refused({ code: 'ItemNotPublished' });
        const about = { itemId: item.id, revision };
        const inUse = { item, quality: (await quality.ofRevision(about)) ?? freshQuality(about) };
        const [entry] = await reviewEntries(context, request, [inUse]);
        if (!entry) throw new Refused({ code: 'ItemNotPublished' });
        const latest = changes
          .filter(({ by }) => by === null || !seesTestersOnly(request))
          .toReversed()
          .slice(0, mostItemChanges);
        return {
          status: isWithdrawn ? ('withdrawn' as const) : ('published' as const),
          entry,
          ...presentReviewedItem(item),
          history: await Promise.all(latest.map((change) => opened(world.vault, change))),
        };
      },
    );
  };
