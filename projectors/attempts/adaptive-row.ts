import type {
  AbilityEstimate,
  AdaptiveEnd,
} from '../../domain/attempt/adaptive/adaptive-events.ts';
import type { ItemId } from '../../domain/kernel/ids.ts';
import type { Handled } from '../projection.ts';

/** Logits. */
export type PathStep = {
  readonly itemId: ItemId;
  readonly difficulty: number;
  readonly theta: number;
  readonly low: number;
  readonly high: number;
  readonly correct: boolean;
};

export type Verdict = Omit<AdaptiveEnd, 'attemptId' | 'learnerId' | 'at'>;

/** How an adaptive exam ran: the ability after each answer, and how it ended. */
export type AdaptiveRow = {
  readonly minimum: number;
  readonly maximum: number;
  readonly path: readonly PathStep[];
  readonly end: Verdict | null;
};

export const adaptiveStarted = ({
  rules: { minimum, maximum },
}: Handled<'AdaptiveExamStarted'>['data']): AdaptiveRow => ({
  minimum,
  maximum,
  path: [],
  end: null,
});

export const measured = (
  row: AdaptiveRow,
  { itemId, difficulty, theta, low, high, correct }: AbilityEstimate,
): AdaptiveRow => ({
  ...row,
  path: [...row.path, { itemId, difficulty, theta, low, high, correct }],
});

export const verdict = ({ attemptId: _, learnerId: __, at: ___, ...end }: AdaptiveEnd): Verdict =>
  end;
