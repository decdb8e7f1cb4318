import { match } from 'ts-pattern';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId } from '../kernel/ids.ts';
import { accepted } from '../kernel/result.ts';
import type { CalendarDay, Instant } from '../kernel/time.ts';
import type { TerminologyEvent } from './events.ts';

export type MarkTerm = {
  readonly type: 'LearnTerm' | 'UnlearnTerm';
  readonly learnerId: AccountId;
  readonly at: Instant;
  readonly day: CalendarDay;
  readonly termId: string;
};

/** The terms that one learner marked on one of their days, and how each was left. */
export type MarkedTerms = ReadonlyMap<string, boolean>;

/** A mark that stands already is not recorded again that day. */
export const learnedTerms: Decider<MarkedTerms, MarkTerm, TerminologyEvent, never> = {
  initial: new Map(),
  decide: ({ type, ...data }, state) => {
    const isLearned = type === 'LearnTerm';
    if (state.get(data.termId) === isLearned) return accepted([]);
    return accepted([{ type: isLearned ? 'TermLearned' : 'TermUnlearned', data }]);
  },
  evolve: (state, event) =>
    match(event)
      .returnType<MarkedTerms>()
      .with({ type: 'TermLearned' }, ({ data }) => new Map(state).set(data.termId, true))
      .with({ type: 'TermUnlearned' }, ({ data }) => new Map(state).set(data.termId, false))
      .with(
        { type: 'TermsQuizDealt' },
        { type: 'TermAnswered' },
        { type: 'TermsQuizFinished' },
        () => state,
      )
      .exhaustive(),
};
