import type {
  Stopping,
  Tutor,
  TutorFact,
  TutorPiece,
  TutorRequest,
} from '../../../domain/ports/tutor.ts';
import type { Said } from '../../../domain/tutor/dialogue/turn-text.ts';

/** A turn as rules chose it, in the words of the learner's field. */
export type PlannedTurn = {
  readonly said: Said;
  /** What a model may word it from; null where it stands as it is. */
  readonly worded: Grounds | null;
};

export type Grounds = {
  readonly grounds: readonly TutorFact[];
  /** What waits for the learner's answer. */
  readonly wasAsked: string | null;
  /** What the turn asks at its end. */
  readonly asks: string | null;
};

/** A tutor that first chooses what it says, so that another may word it. */
export type GroundedTutor = Tutor & {
  readonly plan: (request: TutorRequest) => Promise<PlannedTurn>;
  readonly speak: (turn: PlannedTurn, stopping: Stopping) => AsyncIterable<TutorPiece>;
};
