import { describe, it } from 'vitest';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { CalendarDay, Instant } from '../../../domain/kernel/time.ts';
import type { TerminologyEvent } from '../../../domain/terminology/events.ts';
import { learnedTerms, type MarkTerm } from '../../../domain/terminology/learned-terms.ts';
import { given } from '../../support/given.ts';

const data = {
  learnerId: 'learner-1' as AccountId,
  at: '2026-11-26T12:00:00.000Z' as Instant,
  day: '2026-11-26' as CalendarDay,
  termId: 'dyspnea',
};
const learned: TerminologyEvent = { type: 'TermLearned', data };
const unlearned: TerminologyEvent = { type: 'TermUnlearned', data };
const mark = (type: MarkTerm['type']): MarkTerm => ({ type, ...data });

describe('marking a term', () => {
  it('is recorded once, and can be taken back', () => {
    given(learnedTerms, []).when(mark('LearnTerm')).thenRecords(learned);
    given(learnedTerms, [learned]).when(mark('LearnTerm')).thenRecords();
    given(learnedTerms, [learned]).when(mark('UnlearnTerm')).thenRecords(unlearned);
    given(learnedTerms, [learned, unlearned]).when(mark('LearnTerm')).thenRecords(learned);
  });

  it('is taken back of a term that was marked on another day', () => {
    given(learnedTerms, []).when(mark('UnlearnTerm')).thenRecords(unlearned);
  });
});
