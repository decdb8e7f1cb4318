import type { GenerationOutcome } from '../../domain/ports/generation.ts';
import type { FinishStudyAid } from '../../domain/study-aid/generations-of-day.ts';

export type Made = Extract<GenerationOutcome, { status: 'generated' }>;
/** What came of asking the generator, and what it took. */
export type Answer = {
  readonly made?: Made;
  readonly near: readonly string[];
  readonly outcome: FinishStudyAid['outcome'];
  readonly took: FinishStudyAid['took'];
};
