import type { AccountId, AttemptId, TutorConversationId, TutorTurnId } from '../kernel/ids.ts';
import type { Instant } from '../kernel/time.ts';
import type { Provider } from '../ports/generation.ts';
import type { TutorState, TutorWish } from '../ports/tutor.ts';

export type TutorGiven = {
  readonly at: Instant;
  /** Sealed, as it stands in the log; so is every text of a conversation here. */
  readonly text: string;
  readonly stopped: boolean;
  readonly provider: Provider;
  readonly model: string | null;
  readonly cites: readonly string[];
  readonly standing: TutorState;
};

export type ConversationTurn = {
  readonly id: TutorTurnId;
  readonly at: Instant;
  readonly wish: TutorWish;
  readonly text: string;
  /** The paper that was put into the thread. */
  readonly attemptId: AttemptId | null;
  readonly given: TutorGiven | null;
};

/** A conversation: whose it is, and what was said in it. */
export type Conversation =
  | { readonly status: 'absent' }
  | {
      readonly status: 'kept' | 'deleted';
      readonly learnerId: AccountId;
      readonly topic: string;
      readonly at: Instant;
      readonly continues: TutorConversationId | null;
      readonly turns: readonly ConversationTurn[];
    };

export type KeptConversation = Exclude<Conversation, { status: 'absent' }>;

/** Before anything was said. */
export const noStanding: TutorState = {
  topicId: null,
  asked: null,
  last: null,
  bankTopic: null,
  ahead: [],
};

/** The last answer before this turn: the conversation stands where it left it. */
export const givenBefore = (
  turns: readonly ConversationTurn[],
  turnId: TutorTurnId,
): TutorGiven | null => {
  const place = turns.findIndex(({ id }) => id === turnId);
  return turns.slice(0, place).findLast(({ given }) => given !== null)?.given ?? null;
};
