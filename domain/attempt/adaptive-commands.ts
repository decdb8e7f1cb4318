import type { FieldCode } from '../contracts/fields.ts';
import type { ItemId } from '../kernel/ids.ts';
import type { TimeZone } from '../kernel/time.ts';
import type { AdaptiveRules } from '../measurement/adaptive-rules.ts';
import type { AreaWeight, PoolItem } from '../measurement/next-item.ts';
import type { About } from './about.ts';
import type { PaperItem } from './paper-item.ts';

/** What the bank holds for the exam, in a fixed order, so that the seed alone decides. */
export type AdaptiveCandidate = PoolItem & { readonly item: PaperItem };

export type StartAdaptiveExam = About & {
  readonly type: 'StartAdaptiveExam';
  readonly field: FieldCode;
  readonly exam: string;
  /** Extra time included. */
  readonly timeLimitMinutes: number;
  readonly timeFactor: number;
  readonly rules: AdaptiveRules;
  readonly areas: readonly AreaWeight[];
  readonly seed: number;
  readonly candidates: readonly AdaptiveCandidate[];
};

export type AnswerAdaptively = About & {
  readonly type: 'AnswerAdaptively';
  readonly itemId: ItemId;
  readonly chosen: readonly string[];
  readonly seconds: number;
  readonly candidates: readonly AdaptiveCandidate[];
  /** Where the learner is, should this answer end the exam. */
  readonly timeZone: TimeZone;
};

export type AdaptiveRefusal =
  | { readonly code: 'AnswersAreFinal'; readonly questionId: ItemId }
  | { readonly code: 'AnswerMissing'; readonly questionId: ItemId }
  | { readonly code: 'NotAdaptive' };
