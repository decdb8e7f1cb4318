import { match } from 'ts-pattern';
import { reached } from '../../domain/attempt/reached.ts';
import { itemExposureKey } from '../../domain/bank/item/read-keys.ts';
import type { CalendarDay } from '../../domain/kernel/time.ts';
import { cardAfter, cardRegraded, type ReviewCard } from '../../domain/review/card.ts';
import { type Handled, projection } from '../projection.ts';

export type ReviewCardRow = ReviewCard;

const review = 'review';

const submitted = (
  row: ReviewCardRow | undefined,
  { data }: Handled<'QuizSubmitted'>,
  key: string,
): ReviewCardRow | undefined => {
  const asked = key.slice(data.learnerId.length + 1);
  const answer = reached(data.answers).find(({ itemId }) => itemId === asked);
  if (!answer) return row;
  return cardAfter(row, {
    learnerId: data.learnerId,
    itemId: answer.itemId,
    revision: answer.revision,
    answeredIn: data.attemptId,
    answeredAt: data.at,
    day: data.day,
    grade: answer.correct ? 'good' : 'again',
  });
};

/** Only the last answer can be taken back: what came after it already built on it. */
const rescored = (
  row: ReviewCardRow | undefined,
  { data }: Handled<'AttemptRescored'>,
): ReviewCardRow | undefined => {
  if (data.correct === data.wasCorrect) return row;
  const { attemptId, learnerId, itemId, revision, submittedAt } = data;
  if (row) {
    if (row.answeredIn !== attemptId) return row;
    return cardRegraded(row, data.correct ? 'good' : 'again');
  }
  return cardAfter(undefined, {
    learnerId,
    itemId,
    revision,
    answeredIn: attemptId,
    answeredAt: submittedAt,
    // The event does not tell the learner's own day; a new card is due at once in any case.
    day: submittedAt.slice(0, 10) as CalendarDay,
    grade: data.correct ? 'good' : 'again',
  });
};

const reviewed = (
  row: ReviewCardRow | undefined,
  { data }: Handled<'ReviewAnswered'>,
): ReviewCardRow | undefined =>
  cardAfter(row, {
    learnerId: data.learnerId,
    itemId: data.itemId,
    revision: data.revision,
    answeredIn: review,
    answeredAt: data.at,
    day: data.day,
    grade: data.rating,
  });

const rated = (row: ReviewCardRow, { data }: Handled<'ReviewRated'>): ReviewCardRow | undefined =>
  row.answeredIn === review && row.answeredAt === data.answeredAt
    ? cardRegraded(row, data.rating)
    : row;

/** What each learner is to see again, and when: missed items, scheduled by FSRS. */
export const reviewCards = projection<ReviewCardRow>()({
  name: 'review-cards',
  version: 2,
  table: 'review_card',
  owner: 'learner_id',
  handles: ['QuizSubmitted', 'AttemptRescored', 'ReviewAnswered', 'ReviewRated'],
  columns: [
    { name: 'learner_id', type: 'text', of: ({ learnerId }) => learnerId },
    { name: 'item_id', type: 'text', of: ({ itemId }) => itemId },
    { name: 'due_on', type: 'text', of: ({ schedule }) => schedule.dueOn },
  ],
  indexes: [['learner_id', 'due_on']],
  keys: ({ type, data }) =>
    type === 'QuizSubmitted'
      ? reached(data.answers).map(({ itemId }) => itemExposureKey(data.learnerId, itemId))
      : [itemExposureKey(data.learnerId, data.itemId)],
  evolve: (row, event, key) =>
    match(event)
      .returnType<ReviewCardRow | undefined>()
      .with({ type: 'QuizSubmitted' }, (quiz) => submitted(row, quiz, key))
      .with({ type: 'AttemptRescored' }, (rescoring) => rescored(row, rescoring))
      .with({ type: 'ReviewAnswered' }, (answer) => reviewed(row, answer))
      .with({ type: 'ReviewRated' }, (rating) => row && rated(row, rating))
      .exhaustive(),
});
