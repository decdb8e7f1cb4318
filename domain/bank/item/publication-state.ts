import type { DismissalReason, ReportReason } from '../../contracts/items.ts';
import type { AccountId, ItemId, OptionId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Item } from './item.ts';
import type { KeyCorrection } from './key-correction.ts';

/** What learners doubt of one revision, counted from 1 in the order it was told. */
export type Reports = {
  readonly heard: number;
  /** Reports up to this number were answered by an editor. */
  readonly answered: number;
  /** Whose report waits for an answer. */
  readonly waiting: ReadonlySet<AccountId>;
  /** Who gave the last answer; undefined where another key was the answer. */
  readonly dismissedBy: AccountId | undefined;
};

export type Publication =
  | { readonly status: 'unpublished' }
  | {
      readonly status: 'published' | 'withdrawn';
      readonly revision: number;
      readonly contentHash: string;
      readonly type: Item['type'];
      readonly options: Item['options'];
      readonly key: readonly OptionId[];
      readonly marking: Item['marking'];
      /** Undefined while the key is the source's own. */
      readonly correction: KeyCorrection | undefined;
      /** Of this revision. */
      readonly reports: Reports;
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

export type DismissReports = {
  readonly type: 'DismissReports';
  readonly itemId: ItemId;
  readonly revision: number;
  /** The number of the latest report that the editor read. */
  readonly through: number;
  readonly editorId: AccountId;
  readonly reason: DismissalReason;
  readonly note: string;
  readonly at: Instant;
};

export type PublishItem = {
  readonly type: 'PublishItem';
  readonly item: Item;
  readonly contentHash: string;
  readonly at: Instant;
};

/** An operator says which key holds where the source contests the one that was put right. */
export type SettleKey = Omit<PublishItem, 'type'> & {
  readonly type: 'SettleKey';
  readonly key: readonly OptionId[];
  readonly reason: string;
};

export type PublicationCommand =
  | PublishItem
  | SettleKey
  | { readonly type: 'WithdrawItem'; readonly itemId: ItemId; readonly at: Instant }
  | RekeyItem
  | ReportItem
  | DismissReports;

/** The words of the key that holds in the bank, and those of the key that the source has now. */
export type KeyContested = {
  readonly code: 'KeyContested';
  readonly revision: number;
  readonly ours: readonly string[];
  readonly source: readonly string[];
};

export type PublicationRefusal =
  | { readonly code: 'ItemNotPublished' | 'KeyUnchanged' | 'KeyNotContested' }
  | { readonly code: 'ItemRetired' | 'AlreadyReported' }
  | { readonly code: 'ReportsAnswered' | 'NewerReports' | 'NoSuchReport' }
  | KeyContested
  | { readonly code: 'KeyNotAnOption'; readonly option: OptionId }
  | { readonly code: 'KeyCount'; readonly type: Item['type'] }
  | { readonly code: 'KeyShape' };
