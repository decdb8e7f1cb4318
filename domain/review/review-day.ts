import { match } from 'ts-pattern';
import type { AttemptRefusal } from '../attempt/commands.ts';
import { flawOf, sortedLetters } from '../attempt/give-answer.ts';
import type { PaperItem } from '../attempt/paper-item.ts';
import { isCorrect } from '../attempt/scoring.ts';
import type { FieldCode } from '../contracts/fields.ts';
import type { RecallGrade } from '../contracts/review.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, ItemId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import { type CalendarDay, epochMs, type Instant } from '../kernel/time.ts';
import type { ReviewAnsweredData, ReviewEvent } from './events.ts';

type About = {
  readonly learnerId: AccountId;
  readonly at: Instant;
  readonly day: CalendarDay;
};

export type AnswerReview = About & {
  readonly type: 'AnswerReview';
  readonly field: FieldCode;
  /** The item as it is published now. */
  readonly asked: Omit<PaperItem, 'firstSeen'>;
  /** None when the learner gives up on it: a miss. */
  readonly chosen: readonly string[];
  readonly seconds: number;
};

export type RateReview = About & {
  readonly type: 'RateReview';
  readonly itemId: ItemId;
  readonly rating: RecallGrade;
};

export type ReviewRefusal =
  | AttemptRefusal
  | { readonly code: 'AlreadyReviewed' | 'ReviewNotFound' | 'MissedReview' };

/** The last answer of the day to each card. */
type State = ReadonlyMap<string, ReviewAnsweredData>;

type Decision = ReturnType<
  Decider<State, AnswerReview | RateReview, ReviewEvent, ReviewRefusal>['decide']
>;

/** No longer than since the answer before it; of the first one of a day nobody knows when it began. */
const secondsOf = ({ seconds, at }: AnswerReview, state: State): number => {
  const answered = [...state.values()].map((before) => epochMs(before.at));
  const since = (epochMs(at) - Math.max(...answered, Number.NEGATIVE_INFINITY)) / 1000;
  return Math.max(0, Math.min(seconds, since));
};

const answer = ({ asked, ...command }: AnswerReview, state: State): Decision => {
  const { itemId, revision, area, topic, key } = asked;
  if (state.get(itemId)?.correct) return refused({ code: 'AlreadyReviewed' });
  const chosen = sortedLetters(command.chosen);
  const flaw = flawOf([asked], { itemId, chosen });
  if (flaw) return refused(flaw);
  const { learnerId, at, day, field } = command;
  const correct = isCorrect(asked, chosen);
  const data: ReviewAnsweredData = {
    ...{ learnerId, at, day, field, itemId, revision, area, topic, chosen, key, correct },
    rating: correct ? 'good' : 'again',
    seconds: secondsOf({ asked, ...command }, state),
  };
  return accepted([{ type: 'ReviewAnswered', data }]);
};

const rate = ({ type: _, ...command }: RateReview, state: State): Decision => {
  const answered = state.get(command.itemId);
  if (!answered) return refused({ code: 'ReviewNotFound' });
  if (!answered.correct) return refused({ code: 'MissedReview' });
  if (answered.rating === command.rating) return accepted([]);
  return accepted([{ type: 'ReviewRated', data: { ...command, answeredAt: answered.at } }]);
};

/** One learner's reviews of one day: a card comes once, and again only while it is missed. */
export const reviewDay: Decider<State, AnswerReview | RateReview, ReviewEvent, ReviewRefusal> = {
  initial: new Map(),
  decide: (command, state) =>
    match(command)
      .returnType<Decision>()
      .with({ type: 'AnswerReview' }, (wish) => answer(wish, state))
      .with({ type: 'RateReview' }, (wish) => rate(wish, state))
      .exhaustive(),
  evolve: (state, event) => {
    const { itemId } = event.data;
    if (event.type === 'ReviewAnswered') return new Map(state).set(itemId, event.data);
    const answered = state.get(itemId);
    return answered
      ? new Map(state).set(itemId, { ...answered, rating: event.data.rating })
      : state;
  },
};
