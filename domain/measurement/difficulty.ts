import type { DifficultyRules } from './adaptive-rules.ts';
import { rounded } from './rounded.ts';

/** What is known of an item: its level, and how this revision of it was answered. */
export type Observed = {
  readonly level: keyof DifficultyRules['byLevel'];
  readonly answers: number;
  readonly correct: number;
};

/**
 * Difficulty in logits: that of the level or, after enough answers, the logit of the share that was
 * wrong (half an answer added to each side) drawn towards it. An estimate, not a calibration: it
 * takes those who answered for average.
 */
export const itemDifficulty = (
  { level, answers, correct }: Observed,
  { byLevel, levelWeight, enoughAnswers }: DifficultyRules,
): number => {
  const expected = byLevel[level];
  if (answers < enoughAnswers) return expected;
  const observed = Math.log((answers - correct + 0.5) / (correct + 0.5));
  return rounded((answers * observed + levelWeight * expected) / (answers + levelWeight));
};
