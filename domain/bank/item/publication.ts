import { match } from 'ts-pattern';
import type { Decider } from '../../kernel/decider.ts';
import type { OptionId } from '../../kernel/ids.ts';
import { accepted, refused } from '../../kernel/result.ts';
import type { ItemEvent } from './events.ts';
import type { Item } from './item.ts';
import { corrected, correctionAfter, correctionIn, wordsOfKey } from './key-correction.ts';
import type {
  Publication,
  PublicationCommand,
  PublicationRefusal,
  Published,
  PublishItem,
  RekeyItem,
  SettleKey,
} from './publication-state.ts';
import { dismiss, noReports, report, withAnswer, withReport } from './reports.ts';

type Decision = ReturnType<
  Decider<Publication, PublicationCommand, ItemEvent, PublicationRefusal>['decide']
>;

type Keyable = Pick<Item, 'type' | 'options' | 'marking'>;

/** Each place takes as many as it holds; an order is mended in its source. */
const fitsPlaces = ({ marking }: Keyable, key: readonly OptionId[]): boolean =>
  marking?.kind !== 'ordered' &&
  (marking?.kind !== 'groups' ||
    marking.groups.every(
      ({ options, most }) =>
        most === undefined || options.filter((id) => key.includes(id)).length === most,
    ));

const flawOfKey = (item: Keyable, key: readonly OptionId[]): PublicationRefusal | undefined => {
  const { type, options } = item;
  const stranger = key.find((option) => !options.some(({ id }) => id === option));
  if (stranger !== undefined) return { code: 'KeyNotAnOption', option: stranger };
  if (!fitsPlaces(item, key)) return { code: 'KeyShape' };
  const isRightCount = type === 'single' ? key.length === 1 : key.length >= 2;
  return !isRightCount || key.length >= options.length ? { code: 'KeyCount', type } : undefined;
};

const sortedKey = (key: readonly OptionId[]): OptionId[] => [...new Set(key)].sort();

const isSameKey = (one: readonly OptionId[], other: readonly OptionId[]): boolean =>
  sortedKey(one).join() === sortedKey(other).join();

const rekey = ({ itemId, key, reason, at }: RekeyItem, state: Publication): Decision => {
  if (state.status !== 'published') return refused({ code: 'ItemNotPublished' });
  const sorted = sortedKey(key);
  const flaw = flawOfKey(state, sorted);
  if (flaw) return refused(flaw);
  const { revision, key: keyBefore } = state;
  if (isSameKey(sorted, keyBefore)) return refused({ code: 'KeyUnchanged' });
  const data = { itemId, revision, keyBefore: [...keyBefore], key: sorted, reason, at };
  return accepted([{ type: 'ItemRekeyed', data }]);
};

const publishedAs = (state: Publication, contentHash: string): Published | undefined =>
  state.status === 'published' && state.contentHash === contentHash ? state : undefined;

const publish = ({ item, contentHash, at }: PublishItem, state: Publication): Decision => {
  if (publishedAs(state, contentHash)) return accepted([]);
  const before = state.status === 'unpublished' ? { revision: 0, correction: undefined } : state;
  const carried = corrected(item, before.correction);
  if (!carried) {
    const { revision, correction } = before;
    const ours = correction?.to ?? [];
    return refused({ code: 'KeyContested', revision, ours, source: wordsOfKey(item) });
  }
  const revision = before.revision + 1;
  return accepted([{ type: 'ItemPublished', data: { item: carried, revision, contentHash, at } }]);
};

const settle = ({ key, reason, ...source }: SettleKey, state: Publication): Decision => {
  const { item, contentHash, at } = source;
  if (state.status === 'unpublished') return refused({ code: 'ItemNotPublished' });
  const already = publishedAs(state, contentHash);
  // Another operator said the same a moment ago.
  if (already && isSameKey(key, already.key)) return accepted([]);
  if (already || corrected(item, state.correction)) return refused({ code: 'KeyNotContested' });
  const flaw = flawOfKey(item, sortedKey(key));
  if (flaw) return refused(flaw);
  const revision = state.revision + 1;
  const published = { type: 'ItemPublished', data: { item, revision, contentHash, at } } as const;
  if (isSameKey(key, item.key)) return accepted([published]);
  const rekeyed = { itemId: item.id, revision, keyBefore: item.key, key: sortedKey(key) };
  return accepted([published, { type: 'ItemRekeyed', data: { ...rekeyed, reason, at } }]);
};

const decide = (command: PublicationCommand, state: Publication): Decision =>
  match(command)
    .returnType<Decision>()
    .with({ type: 'PublishItem' }, (command) => publish(command, state))
    .with({ type: 'SettleKey' }, (command) => settle(command, state))
    .with({ type: 'WithdrawItem' }, ({ itemId, at }) =>
      state.status === 'published'
        ? accepted([{ type: 'ItemWithdrawn', data: { itemId, at } }])
        : refused({ code: 'ItemNotPublished' }),
    )
    .with({ type: 'RekeyItem' }, (command) => rekey(command, state))
    .with({ type: 'ReportItem' }, (command) => report(command, state))
    .with({ type: 'DismissReports' }, (command) => dismiss(command, state))
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
  marking: item.marking,
  correction: before.status === 'unpublished' ? undefined : correctionIn(item, before.correction),
  reports: noReports,
});
type PublishedData = Extract<ItemEvent, { type: 'ItemPublished' }>['data'];

type LaterEvent = Exclude<ItemEvent, { type: 'ItemPublished' }>;

const evolveKnown = (state: Published, event: LaterEvent): Publication =>
  match(event)
    .returnType<Publication>()
    .with({ type: 'ItemWithdrawn' }, () => ({ ...state, status: 'withdrawn' }))
    .with({ type: 'ItemRekeyed' }, ({ data: { key } }) => ({
      ...state,
      key,
      correction: correctionAfter(state, key, state.correction),
      reports: withAnswer(state.reports),
    }))
    .with({ type: 'ItemReported' }, ({ data }) => ({
      ...state,
      reports: withReport(state.reports, data.learnerId),
    }))
    .with({ type: 'ItemReportsDismissed' }, ({ data }) => ({
      ...state,
      reports: withAnswer(state.reports, data.editorId),
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
