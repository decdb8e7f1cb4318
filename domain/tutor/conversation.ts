import { match } from 'ts-pattern';
import { mostTutorTurns } from '../contracts/tutor.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, AttemptId, TutorConversationId, TutorTurnId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import { type Instant, secondsBetween } from '../kernel/time.ts';
import type { GenerationCost, Provider } from '../ports/generation.ts';
import type { TutorState, TutorWish } from '../ports/tutor.ts';
import type { Conversation, ConversationTurn, KeptConversation } from './conversation-state.ts';
import type { TutorEvent } from './events.ts';

type About = {
  readonly conversationId: TutorConversationId;
  readonly learnerId: AccountId;
  readonly at: Instant;
};
type OfTurn = About & { readonly turnId: TutorTurnId };

type Start = About & {
  readonly type: 'StartTutorConversation';
  readonly topic: string;
  readonly continues: TutorConversationId | null;
};

type Take = OfTurn & {
  readonly type: 'TakeLearnerTurn';
  /** Turns that the learner saw. */
  readonly after: number;
  readonly wish: TutorWish;
  readonly text: string;
};

type Offer = OfTurn & { readonly type: 'OfferTutorItem'; readonly attemptId: AttemptId };

type Give = OfTurn & {
  readonly type: 'GiveTutorTurn';
  readonly text: string;
  readonly stopped: boolean;
  readonly took: GenerationCost & { readonly provider: Provider; readonly milliseconds: number };
  readonly cites: readonly string[];
  readonly standing: TutorState;
};

type Move = About & {
  readonly type: 'DeleteTutorConversation' | 'RestoreTutorConversation';
};

export type TutorCommand = Start | Take | Offer | Give | Move;

export type TutorConversationRefusal =
  | { readonly code: 'TutorConversationNotFound' | 'TutorMovedOn' | 'TutorAnswering' }
  | { readonly code: 'TutorConversationFull'; readonly most: number };

type Decision = ReturnType<
  Decider<Conversation, TutorCommand, TutorEvent, TutorConversationRefusal>['decide']
>;

/** Seconds after which an answer that never came is waited for no longer. */
const longestAnswering = 90;

const notFound = refused({ code: 'TutorConversationNotFound' as const });

/** Whether this turn's answer is still under way. */
const isAnswering = ({ given, at }: ConversationTurn, now: Instant): boolean =>
  given === null && secondsBetween(at, now) <= longestAnswering;

const take = ({ type: _, after, ...turn }: Take, { turns }: KeptConversation): Decision => {
  if (turns.some(({ id }) => id === turn.turnId)) return accepted([]);
  if (turns.length !== after) return refused({ code: 'TutorMovedOn' });
  const latest = turns.at(-1);
  if (latest && isAnswering(latest, turn.at)) return refused({ code: 'TutorAnswering' });
  if (turns.length >= mostTutorTurns) {
    return refused({ code: 'TutorConversationFull', most: mostTutorTurns });
  }
  return accepted([{ type: 'LearnerTurnTaken', data: turn }]);
};

const offer = ({ type: _, ...item }: Offer, { turns }: KeptConversation): Decision => {
  const turn = turns.find(({ id }) => id === item.turnId);
  return accepted(
    turn && turn.attemptId === null ? [{ type: 'TutorItemOffered', data: item }] : [],
  );
};

const give = (
  { type: _, took, standing, cites, ...answer }: Give,
  { turns }: KeptConversation,
): Decision => {
  const turn = turns.find(({ id }) => id === answer.turnId);
  if (!turn || turn.given) return accepted([]);
  const { ahead, ...stands } = standing;
  return accepted([
    {
      type: 'TutorTurnGiven',
      data: { ...answer, ...took, ...stands, cites: [...cites], ahead: [...ahead] },
    },
  ]);
};

const move = ({ type, ...about }: Move, { status }: KeptConversation): Decision => {
  if (type === 'DeleteTutorConversation') {
    return accepted(status === 'kept' ? [{ type: 'TutorConversationDeleted', data: about }] : []);
  }
  return accepted(status === 'deleted' ? [{ type: 'TutorConversationRestored', data: about }] : []);
};

const onKept = (command: Exclude<TutorCommand, Start>, state: KeptConversation): Decision =>
  match(command)
    .with({ type: 'DeleteTutorConversation' }, { type: 'RestoreTutorConversation' }, (wish) =>
      move(wish, state),
    )
    // What was under way when it was deleted is recorded all the same.
    .with({ type: 'GiveTutorTurn' }, (wish) => give(wish, state))
    .with({ type: 'OfferTutorItem' }, (wish) => offer(wish, state))
    .with({ type: 'TakeLearnerTurn' }, (wish) =>
      state.status === 'deleted' ? notFound : take(wish, state),
    )
    .exhaustive();

const decide = (command: TutorCommand, state: Conversation): Decision => {
  if (command.type === 'StartTutorConversation') {
    const { type: _, ...data } = command;
    return accepted(state.status === 'absent' ? [{ type: 'TutorConversationStarted', data }] : []);
  }
  // Somebody else's conversation is as absent as one that never was.
  if (state.status === 'absent' || state.learnerId !== command.learnerId) return notFound;
  return onKept(command, state);
};

const changed = (
  state: Conversation,
  turnId: TutorTurnId,
  change: Partial<ConversationTurn>,
): Conversation =>
  state.status === 'absent'
    ? state
    : {
        ...state,
        turns: state.turns.map((turn) => (turn.id === turnId ? { ...turn, ...change } : turn)),
      };

const evolve = (state: Conversation, event: TutorEvent): Conversation =>
  match(event)
    .returnType<Conversation>()
    .with({ type: 'TutorConversationStarted' }, ({ data }) => {
      const { learnerId, topic, at, continues } = data;
      return { status: 'kept', learnerId, topic, at, continues, turns: [] };
    })
    .with({ type: 'LearnerTurnTaken' }, ({ data: { turnId: id, at, wish, text } }) =>
      state.status === 'absent'
        ? state
        : {
            ...state,
            turns: [...state.turns, { id, at, wish, text, attemptId: null, given: null }],
          },
    )
    .with({ type: 'TutorItemOffered' }, ({ data: { turnId, attemptId } }) =>
      changed(state, turnId, { attemptId }),
    )
    .with({ type: 'TutorTurnGiven' }, ({ data }) => {
      const { turnId, at, text, stopped, provider, model, cites } = data;
      const { topicId, asked, last, bankTopic, ahead } = data;
      const standing = { topicId, asked, last, bankTopic, ahead };
      return changed(state, turnId, {
        given: { at, text, stopped, provider, model, cites, standing },
      });
    })
    .with({ type: 'TutorConversationDeleted' }, () =>
      state.status === 'absent' ? state : { ...state, status: 'deleted' },
    )
    .with({ type: 'TutorConversationRestored' }, () =>
      state.status === 'absent' ? state : { ...state, status: 'kept' },
    )
    .exhaustive();

/** One conversation with the tutor: turn by turn, one answer to each. */
export const conversation: Decider<
  Conversation,
  TutorCommand,
  TutorEvent,
  TutorConversationRefusal
> = { initial: { status: 'absent' }, decide, evolve };
