import type { ExchangedItem, MappingNote } from '../contracts/exchanged-item.ts';
import type { FieldCode } from '../contracts/fields.ts';
import type {
  ImportedItems,
  ItemSummary,
  ReviewedItem,
  ReviewedItems,
} from '../contracts/interchange.ts';
import { lintExchanged } from './lint-exchanged.ts';
import { keptParts } from './mapping-report.ts';

type WithNotes = { readonly item: ExchangedItem; readonly notes: readonly MappingNote[] };

/** An item with what its way has cost it, and what the rules of the bank say of it. */
export const reviewedItem = ({ item, notes }: WithNotes, field: FieldCode): ReviewedItem => ({
  item,
  kept: [...keptParts(item, notes)],
  notes: [...notes],
  lint: [...lintExchanged(item, field)],
});

/** Imported items as a reviewer reads them: by the rules as they are today. */
export const reviewed = ({ items }: ImportedItems, field: FieldCode): ReviewedItems => ({
  items: items.map((one) => reviewedItem(one, field)),
});

type ReviewFindings = Pick<ReviewedItem, 'notes'> & Partial<Pick<ReviewedItem, 'lint'>>;

type Line = Omit<ItemSummary[number], 'items'>;

const linesOf = ({ notes, lint = [] }: ReviewFindings): Line[] => [
  ...notes.map(({ what, part, says }) => ({ kind: what, what: `${part}: ${says}` })),
  ...lint.map(({ rule }) => ({ kind: 'lint' as const, what: rule })),
];

/** How many items each note and each finding is told of, the most frequent first. */
export const summaryOf = (items: readonly ReviewFindings[]): ItemSummary => {
  const counts = new Map<string, ItemSummary[number]>();
  for (const told of items) {
    for (const line of new Map(
      linesOf(told).map((one) => [`${one.kind} ${one.what}`, one]),
    ).values()) {
      const key = `${line.kind} ${line.what}`;
      counts.set(key, { ...line, items: (counts.get(key)?.items ?? 0) + 1 });
    }
  }
  return [...counts.values()].toSorted((one, other) => other.items - one.items);
};
