import { match } from 'ts-pattern';
import type { ReportReason } from '../contracts/items.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, ItemId, OptionId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import type { Instant } from '../kernel/time.ts';
import type { ItemEvent } from './events.ts';
import type { Item } from './item.ts';
import { corrected, correctionAfter, correctionIn, type KeyCorrection } from './key-correction.ts';

export type Publication =
  | { readonly status: 'unpublished' }
  | {
      readonly status: 'published' | 'withdrawn';
      readonly revision: number;
      readonly contentHash: string;
      readonly type: Item['type'];
      readonly options: Item['options'];
      readonly key: readonly OptionId[];
      /** Undefined while the key is the source's own. */
      readonly correction: KeyCorrection | undefined;
      /** Who has reported this revision, and why. */
      readonly reports: ReadonlySet<string>;
    };
export type Published = Exclude<Publication, { status: 'unpublished' }>;

export type RekeyItem = {
  readonly type: 'RekeyItem';
  readonly itemId: ItemId;
  readonly key: readonly OptionId[];
  readonly reason: string;
  readonly at: Instant;
};

export type ReportItem = {
  readonly type: 'ReportItem';
  readonly itemId: ItemId;
  readonly learnerId: AccountId;
  readonly reason: ReportReason;
  readonly note: string;
  readonly at: Instant;
};

export type PublicationCommand =
  | {
      readonly type: 'PublishItem';
      readonly item: Item;
      readonly contentHash: string;
      readonly at: Instant;
    }
  | { readonly type: 'WithdrawItem'; readonly itemId: ItemId; readonly at: Instant }
  | RekeyItem
  | ReportItem;

export type PublicationRefusal =
  | { readonly code: 'ItemNotPublished' | 'KeyUnchanged' }
  | { readonly code: 'KeyNotAnOption'; readonly option: OptionId }
  | { readonly code: 'KeyCount'; readonly type: Item['type'] };

type Decision = ReturnType<
  Decider<Publication, PublicationCommand, ItemEvent, PublicationRefusal>['decide']
>;

const flawOfKey = (
  { type, options, key: before }: Published,
  key: readonly OptionId[],
): PublicationRefusal | undefined => {
  const stranger = key.find((option) => !options.some(({ id }) => id === option));
  if (stranger !== undefined) return { code: 'KeyNotAnOption', option: stranger };
  const isRightCount = type === 'single' ? key.length === 1 : key.length >= 2;
  if (!isRightCount || key.length >= options.length) return { code: 'KeyCount', type };
  return key.join() === [...before].sort().join() ? { code: 'KeyUnchanged' } : undefined;
};

const rekey = ({ itemId, key, reason, at }: RekeyItem, state: Publication): Decision => {
  if (state.status !== 'published') return refused({ code: 'ItemNotPublished' });
  const sorted = [...new Set(key)].sort();
  const flaw = flawOfKey(state, sorted);
  if (flaw) return refused(flaw);
  const { revision, key: keyBefore } = state;
  const data = { itemId, revision, keyBefore: [...keyBefore], key: sorted, reason, at };
  return accepted([{ type: 'ItemRekeyed', data }]);
};

const report = ({ type: _, ...about }: ReportItem, state: Publication): Decision => {
  if (state.status === 'unpublished') return refused({ code: 'ItemNotPublished' });
  // The same doubt of the same learner is heard once.
  if (state.reports.has(`${about.learnerId} ${about.reason}`)) return accepted([]);
  return accepted([{ type: 'ItemReported', data: { ...about, revision: state.revision } }]);
};

const decide = (command: PublicationCommand, state: Publication): Decision =>
  match(command)
    .returnType<Decision>()
    .with({ type: 'PublishItem' }, ({ item, contentHash, at }) => {
      if (state.status === 'published' && state.contentHash === contentHash) return accepted([]);
      const [revision, correction] =
        state.status === 'unpublished' ? [1] : [state.revision + 1, state.correction];
      const data = { item: corrected(item, correction), revision, contentHash, at };
      return accepted([{ type: 'ItemPublished', data }]);
    })
    .with({ type: 'WithdrawItem' }, ({ itemId, at }) =>
      state.status === 'published'
        ? accepted([{ type: 'ItemWithdrawn', data: { itemId, at } }])
        : refused({ code: 'ItemNotPublished' }),
    )
    .with({ type: 'RekeyItem' }, (command) => rekey(command, state))
    .with({ type: 'ReportItem' }, (command) => report(command, state))
    .exhaustive();

const published = (
  { item, revision, contentHash }: PublishedData,
  before: Publication,
): Publication => ({
  status: 'published',
  revision,
  contentHash,
  type: item.type,
  options: item.options,
  key: item.key,
  correction: before.status === 'unpublished' ? undefined : correctionIn(item, before.correction),
  reports: new Set(),
});
type PublishedData = Extract<ItemEvent, { type: 'ItemPublished' }>['data'];

type LaterEvent = Exclude<ItemEvent, { type: 'ItemPublished' }>;

const evolveKnown = (state: Published, event: LaterEvent): Publication =>
  match(event)
    .returnType<Publication>()
    .with({ type: 'ItemWithdrawn' }, () => ({ ...state, status: 'withdrawn' }))
    .with({ type: 'ItemRekeyed' }, ({ data: { key } }) => ({
      ...{ ...state, key, correction: correctionAfter(state, key, state.correction) },
    }))
    .with({ type: 'ItemReported' }, ({ data }) => ({
      ...state,
      reports: new Set(state.reports).add(`${data.learnerId} ${data.reason}`),
    }))
    .exhaustive();

/** The life of one item in the bank: published, doubted, given another key, revised, withdrawn. */
export const publication: Decider<Publication, PublicationCommand, ItemEvent, PublicationRefusal> =
  {
    initial: { status: 'unpublished' },
    decide,
    evolve: (state, event) => {
      if (event.type === 'ItemPublished') return published(event.data, state);
      return state.status === 'unpublished' ? state : evolveKnown(state, event);
    },
  };
