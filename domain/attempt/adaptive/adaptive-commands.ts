import type { FieldCode } from '../../contracts/fields.ts';
import type { QuestionId } from '../../kernel/ids.ts';
import type { TimeZone } from '../../kernel/time.ts';
import type { AdaptiveRules } from '../../measurement/adaptive-rules.ts';
import type { AreaWeight, PoolItem } from '../../measurement/next-item.ts';
import type { About } from '../about.ts';
import type { PaperItem } from '../paper-item.ts';
import type { BankOptions } from '../paper-options.ts';

/** What the bank holds for the exam, in a fixed order, so that the seed alone decides. */
export type AdaptiveCandidate = PoolItem & {
  readonly item: Omit<PaperItem, keyof BankOptions> & BankOptions;
};

/** A candidate as it comes onto the paper. */
export type ChosenItem = PoolItem & { readonly item: PaperItem };

type Drawing = {
  readonly candidates: readonly AdaptiveCandidate[];
  /** Numbers in [0, 1), one for each option but one, that decide the order of the next question's. */
  readonly chances: readonly number[];
};

export type StartAdaptiveExam = About &
  Drawing & {
    readonly type: 'StartAdaptiveExam';
    readonly field: FieldCode;
    readonly exam: string;
    /** Extra time included. */
    readonly timeLimitMinutes: number;
    readonly timeFactor: number;
    readonly rules: AdaptiveRules;
    readonly areas: readonly AreaWeight[];
    readonly seed: number;
  };

export type AnswerAdaptively = About &
  Drawing & {
    readonly type: 'AnswerAdaptively';
    readonly questionId: QuestionId;
    readonly chosen: readonly string[];
    readonly seconds: number;
    /** Where the learner is, should this answer end the exam. */
    readonly timeZone: TimeZone;
  };

export type AdaptiveRefusal =
  | { readonly code: 'AnswersAreFinal'; readonly questionId: QuestionId }
  | { readonly code: 'AnswerMissing'; readonly questionId: QuestionId }
  | { readonly code: 'NotAdaptive' };
