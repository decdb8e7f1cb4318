import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import type { FoldedPast } from '../../projectors/time-travel/fold-past.ts';

/** The projections, as the composition root lends them: the api runs none of its own. */
export type TimeTravel = {
  /** Event types that the fold knows. */
  readonly types: readonly string[];
  /** One learner's events in log order. */
  readonly fold: (events: readonly RecordedEvent[]) => FoldedPast;
};
