import { match } from 'ts-pattern';
import type { AttemptRefusal } from '../attempt/commands.ts';
import { asAnswered, flawOf } from '../attempt/give-answer.ts';
import type { PaperItem } from '../attempt/paper-item.ts';
import { isCorrect } from '../attempt/points.ts';
import { questionIdAt } from '../attempt/question-ids.ts';
import { optionsChosen } from '../attempt/scoring.ts';
import type { FieldCode } from '../contracts/fields.ts';
import type { RecallGrade } from '../contracts/review.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, ItemId, QuestionId, SheetId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import { type CalendarDay, epochMs, type Instant } from '../kernel/time.ts';
import type { ReviewAnsweredData, ReviewEvent, ShownCard } from './events.ts';

type About = {
  readonly learnerId: AccountId;
  readonly at: Instant;
  readonly day: CalendarDay;
};

export type IssueReview = About & {
  readonly type: 'IssueReview';
  /** A new one. */
  readonly sheetId: SheetId;
  readonly items: readonly ShownCard[];
};

export type AnswerReview = About & {
  readonly type: 'AnswerReview';
  /** Of the learner's own day. */
  readonly hour: number;
  readonly field: FieldCode;
  readonly questionId: QuestionId;
  /** The item as it was shown. */
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

/** A card that waits for its answer, as its learner sees it. */
export type WaitingCard = ShownCard & { readonly questionId: QuestionId };

type State = {
  /** By item. */
  readonly waiting: ReadonlyMap<string, WaitingCard>;
  /** The last answer of the day to each card. */
  readonly answered: ReadonlyMap<string, ReviewAnsweredData>;
};

type Command = IssueReview | AnswerReview | RateReview;
type Decision = ReturnType<Decider<State, Command, ReviewEvent, ReviewRefusal>['decide']>;

/** What waits already stays as it was shown, so that looking again adds nothing and tells nothing. */
const issue = ({ type: _, items, ...about }: IssueReview, { waiting }: State): Decision => {
  const fresh = items.filter(({ itemId, revision }) => waiting.get(itemId)?.revision !== revision);
  if (fresh.length === 0) return accepted([]);
  return accepted([{ type: 'ReviewIssued', data: { ...about, items: fresh } }]);
};

/** No longer than since the answer before it; of the first one of a day nobody knows when it began. */
const secondsOf = ({ seconds, at }: AnswerReview, { answered }: State): number => {
  const before = [...answered.values()].map((answer) => epochMs(answer.at));
  const since = (epochMs(at) - Math.max(...before, Number.NEGATIVE_INFINITY)) / 1000;
  return Math.max(0, Math.min(seconds, since));
};

const answer = (command: AnswerReview, state: State): Decision => {
  const { asked, questionId } = command;
  const { itemId, revision, area, topic, key } = asked;
  if (state.answered.get(itemId)?.correct) return refused({ code: 'AlreadyReviewed' });
  const chosen = asAnswered(asked, command.chosen);
  const flaw = flawOf(asked, { questionId, chosen });
  if (flaw) return refused(flaw);
  const { learnerId, at, day, hour, field } = command;
  const correct = isCorrect(asked, chosen);
  const chosenOptions = optionsChosen(asked, chosen);
  const data: ReviewAnsweredData = {
    learnerId,
    at,
    day,
    hour,
    field,
    itemId,
    revision,
    area,
    topic,
    chosen,
    chosenOptions,
    key,
    correct,
    rating: correct ? 'good' : 'again',
    seconds: secondsOf(command, state),
  };
  return accepted([{ type: 'ReviewAnswered', data }]);
};

const rate = ({ type: _, ...command }: RateReview, state: State): Decision => {
  const answered = state.answered.get(command.itemId);
  if (!answered) return refused({ code: 'ReviewNotFound' });
  if (!answered.correct) return refused({ code: 'MissedReview' });
  if (answered.rating === command.rating) return accepted([]);
  return accepted([{ type: 'ReviewRated', data: { ...command, answeredAt: answered.at } }]);
};

const shown = (waiting: State['waiting'], { sheetId, items }: Issued): State['waiting'] => {
  const cards = items.map((card, index) => ({ ...card, questionId: questionIdAt(sheetId, index) }));
  return new Map([...waiting, ...cards.map((card) => [card.itemId, card] as const)]);
};
type Issued = Extract<ReviewEvent, { type: 'ReviewIssued' }>['data'];

/** A card that was missed is shown anew, in another order, when it is asked for again. */
const afterAnswer = ({ waiting, answered }: State, data: ReviewAnsweredData): State => ({
  waiting: new Map([...waiting].filter(([itemId]) => itemId !== data.itemId)),
  answered: new Map(answered).set(data.itemId, data),
});

const afterRating = (state: State, { itemId, rating }: Rated): State => {
  const before = state.answered.get(itemId);
  if (!before) return state;
  return { ...state, answered: new Map(state.answered).set(itemId, { ...before, rating }) };
};
type Rated = Extract<ReviewEvent, { type: 'ReviewRated' }>['data'];

/** One learner's reviews of one day: a card comes once, and again only while it is missed. */
export const reviewDay: Decider<State, Command, ReviewEvent, ReviewRefusal> = {
  initial: { waiting: new Map(), answered: new Map() },
  decide: (command, state) =>
    match(command)
      .returnType<Decision>()
      .with({ type: 'IssueReview' }, (wish) => issue(wish, state))
      .with({ type: 'AnswerReview' }, (wish) => answer(wish, state))
      .with({ type: 'RateReview' }, (wish) => rate(wish, state))
      .exhaustive(),
  evolve: (state, event) =>
    match(event)
      .returnType<State>()
      .with({ type: 'ReviewIssued' }, ({ data }) => ({
        ...state,
        waiting: shown(state.waiting, data),
      }))
      .with({ type: 'ReviewAnswered' }, ({ data }) => afterAnswer(state, data))
      .with({ type: 'ReviewRated' }, ({ data }) => afterRating(state, data))
      .exhaustive(),
};
