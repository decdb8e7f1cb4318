import { editorialContent } from '../../domain/content/editorial-content.ts';
import type { ExchangedItem, MappingNote } from '../../domain/contracts/exchanged-item.ts';
import type { FieldCode } from '../../domain/contracts/fields.ts';
import {
  type ItemFileFormat,
  type ItemsImported,
  itemImportLimits,
} from '../../domain/contracts/interchange.ts';
import { type ContentId, contentStream } from '../../domain/kernel/ids.ts';
import { carryOut } from '../server/carry-out.ts';
import type { ApiContext } from '../server/context.ts';
import type { Exchange } from '../server/exchange.ts';
import { namedCommand } from '../server/named-command.ts';
import { signedIn } from '../server/signed-in.ts';

type Imported = { readonly item: ExchangedItem; readonly notes: readonly MappingNote[] };

/** Items of one profession that become one draft. */
type Draft = { readonly profession: FieldCode; readonly items: Imported[]; length: number };

export type ToImport = Imported & { readonly profession: FieldCode };

/** Characters of one draft as JSON: an event stays well below what any log takes. */
const longestDraft = 150_000;

const draftsOf = (all: readonly ToImport[]): readonly Draft[] => {
  const drafts: Draft[] = [];
  for (const [profession, own] of Map.groupBy(all, (one) => one.profession)) {
    let draft: Draft | undefined;
    for (const { item, notes } of own) {
      const length = JSON.stringify({ item, notes }).length;
      if (
        !draft ||
        draft.items.length === itemImportLimits.perDraft ||
        draft.length + length > longestDraft
      ) {
        draft = { profession, items: [], length: 0 };
        drafts.push(draft);
      }
      draft.items.push({ item, notes });
      draft.length += length;
    }
  }
  return drafts;
};

const mostTopics = 3;

const topicsOf = ({ items }: Draft): string[] => {
  const named = [...new Set(items.flatMap(({ item }) => item.topic ?? item.area ?? []))];
  return named.length === 0 ? ['Imported items'] : named.slice(0, mostTopics);
};

/**
 * Puts items down as drafts of the content library, one event each. Under the same `Idempotency-Key` the drafts
 * have the same names: a request that is sent again completes what a crash left out and adds nothing twice.
 * Throws `Refused`, and what the log throws.
 */
export const putDown = async (
  context: ApiContext,
  exchange: Exchange,
  { format, items }: { readonly format: ItemFileFormat; readonly items: readonly ToImport[] },
): Promise<ItemsImported> => {
  const { world } = context;
  const { accountId: by } = signedIn(exchange.request);
  const wish = namedCommand(world, exchange.request, by) ?? world.identifiers.command();
  const at = world.clock.instant();
  const drafts: ContentId[] = [];
  for (const [index, draft] of draftsOf(items).entries()) {
    const contentId = `${wish}-${String(index + 1).padStart(3, '0')}` as ContentId;
    await carryOut(context, exchange, {
      decider: editorialContent,
      stream: contentStream(contentId),
      actor: by,
      // The key names the first draft; the others are told apart by their own names.
      ...(index > 0 && { eachTime: true as const }),
      command: {
        type: 'ImportContent',
        contentId,
        by,
        at,
        profession: draft.profession,
        format,
        topics: topicsOf(draft),
        parts: draft.items.length,
        content: JSON.stringify({ items: draft.items }),
      },
    });
    drafts.push(contentId);
  }
  return { items: items.length, drafts };
};
