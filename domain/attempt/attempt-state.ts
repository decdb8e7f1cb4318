import type { FieldCode } from '../contracts/fields.ts';
import type { PaperMode } from '../contracts/paper-modes.ts';
import type { AccountId, AttemptId, ItemId } from '../kernel/ids.ts';
import type { Instant } from '../kernel/time.ts';
import type { AdaptiveProgress } from './adaptive/adaptive-state.ts';
import type { QuizResult } from './events.ts';
import type { Marks } from './marks.ts';
import type { Written } from './paper-bounds.ts';
import type { PaperItem } from './paper-item.ts';
import type { GivenAnswer } from './scoring.ts';
import type { WorkedQuarters } from './worked-hours.ts';

export type Paper = {
  readonly attemptId: AttemptId;
  readonly learnerId: AccountId;
  readonly at: Instant;
  readonly field: FieldCode;
  readonly exam: string | null;
  readonly isFullLength: boolean;
  readonly mode: PaperMode;
  /** Extra time included; null when there is no limit. */
  readonly timeLimitMinutes: number | null;
  readonly timeFactor: number;
  readonly items: readonly PaperItem[];
  /** Those of them that the learner had flagged on an earlier paper. */
  readonly flagged: readonly ItemId[];
};

export type Attempt =
  | { readonly status: 'absent' }
  | {
      readonly status: 'open';
      readonly paper: Paper;
      readonly given: ReadonlyMap<string, GivenAnswer>;
      /** Items whose answer was checked, with whether it was right: it stands. */
      readonly revealed: ReadonlyMap<string, boolean>;
      readonly marks: Marks;
      readonly written: Written;
      /** Milliseconds of the breaks that are over. */
      readonly pausedMs: number;
      /** When the time on the answers was. */
      readonly quarters: WorkedQuarters;
      /** When the break began that lasts; undefined while none does. */
      readonly pausedAt: Instant | undefined;
      /** Absent where all items are fixed from the start. */
      readonly adaptive?: AdaptiveProgress;
    }
  | {
      readonly status: 'submitted';
      readonly paper: Paper;
      readonly result: QuizResult;
      readonly marks: Marks;
    }
  | { readonly status: 'voided'; readonly paper: Paper };

export type OpenAttempt = Extract<Attempt, { status: 'open' }>;
