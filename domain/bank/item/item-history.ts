import { match } from 'ts-pattern';
import { type ItemChange, type ItemPart, itemParts } from '../../contracts/item-review.ts';
import type { AccountId, OptionId } from '../../kernel/ids.ts';
import type { ItemEvent } from './events.ts';
import type { Item } from './item.ts';

/** Every event of an item's stream but what learners reported, with whoever did it. */
export type ItemHistoryEvent = {
  readonly event: Exclude<ItemEvent, { type: 'ItemReported' }>;
  readonly by: AccountId | null;
};

const contentOf: Readonly<Record<ItemPart, (item: Item) => unknown>> = {
  stem: ({ stem }) => stem,
  chart: ({ exhibits }) => exhibits,
  options: ({ options }) => options.map(({ id, text }) => [id, text]),
  key: ({ key }) => key.toSorted(),
  reasons: ({ options }) => options.map(({ id, why }) => [id, why]),
  rationale: ({ explanation, teaching, steps }) => [explanation, teaching, steps],
  placement: ({ exam, area, topic, also, level }) => [exam, area, topic, also, level],
  source: ({ source, asOf, review }) => [source, asOf, review],
};

const changedParts = (before: Item, after: Item): ItemPart[] =>
  itemParts.filter((part) => {
    const content = contentOf[part];
    return JSON.stringify(content(before)) !== JSON.stringify(content(after));
  });

const textsOf = ({ options }: Item, key: readonly OptionId[]): string[] =>
  options.filter(({ id }) => key.includes(id)).map(({ text }) => text);

export type ItemHistory = {
  /** As it stands, or stood when it was withdrawn; undefined before it was published. */
  readonly item: Item | undefined;
  readonly revision: number;
  readonly isWithdrawn: boolean;
  /** The oldest first; notes of editors are sealed as they are in the log. */
  readonly changes: readonly ItemChange[];
};

const none: ItemHistory = { item: undefined, revision: 0, isWithdrawn: false, changes: [] };

type Data<Type extends ItemEvent['type']> = Extract<ItemEvent, { type: Type }>['data'];
type By = Pick<ItemHistoryEvent, 'by'>;

const published = (
  before: Item | undefined,
  { item, revision, at }: Data<'ItemPublished'>,
  { by }: By,
): ItemChange => ({
  what: 'published',
  at,
  revision,
  by,
  changed: before ? changedParts(before, item) : null,
});

const rekeyed = (item: Item, data: Data<'ItemRekeyed'>, { by }: By): ItemChange => {
  const { at, revision, reason } = data;
  const keyBefore = textsOf(item, data.keyBefore);
  return { what: 'rekeyed', at, revision, by, keyBefore, key: textsOf(item, data.key), reason };
};

const kept = (
  { at, revision, reason, note }: Data<'ItemReportsDismissed'>,
  { by }: By,
): ItemChange => ({ what: 'kept', at, revision, by, reason, note });

/** What an event makes of an item that was published, and how that is told. */
const laterOf = (
  { item, revision }: { readonly item: Item; readonly revision: number },
  { event, by }: ItemHistoryEvent,
): { readonly change: ItemChange; readonly now?: Partial<ItemHistory> } =>
  match(event)
    .returnType<{ readonly change: ItemChange; readonly now?: Partial<ItemHistory> }>()
    .with({ type: 'ItemPublished' }, ({ data }) => ({
      change: published(item, data, { by }),
      now: { item: data.item, revision: data.revision, isWithdrawn: false },
    }))
    .with({ type: 'ItemRekeyed' }, ({ data }) => ({
      change: rekeyed(item, data, { by }),
      now: { item: { ...item, key: data.key } },
    }))
    .with({ type: 'ItemReportsDismissed' }, ({ data }) => ({ change: kept(data, { by }) }))
    .with({ type: 'ItemWithdrawn' }, ({ data: { at } }) => ({
      change: { what: 'withdrawn', at, revision, by },
      now: { isWithdrawn: true },
    }))
    .exhaustive();

const after = (history: ItemHistory, told: ItemHistoryEvent): ItemHistory => {
  const { event, by } = told;
  const { item, revision, changes } = history;
  if (item) {
    const { change, now } = laterOf({ item, revision }, told);
    return { ...history, ...now, changes: [...changes, change] };
  }
  if (event.type !== 'ItemPublished') return history;
  const { data } = event;
  const first = published(undefined, data, { by });
  return { item: data.item, revision: data.revision, isWithdrawn: false, changes: [first] };
};

/** What became of an item, and what it is now: a fold of its own stream. */
export const itemHistory = (told: readonly ItemHistoryEvent[]): ItemHistory =>
  told.reduce(after, none);
