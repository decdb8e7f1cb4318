import type { QuizResult } from '../../attempt/events.ts';
import { dealt, labelsFor } from '../../attempt/paper-options.ts';
import { reached } from '../../attempt/reached.ts';
import type { Grade, RecallGrade } from '../../contracts/review.ts';
import { type ItemId, reviewStream, type SheetId } from '../../kernel/ids.ts';
import { instantOf, livedAt } from '../../kernel/time.ts';
import { cardAfter, type ReviewCard } from '../../review/card.ts';
import type { ShownCard } from '../../review/events.ts';
import { reviewDay, type WaitingCard } from '../../review/review-day.ts';
import { wrongAnswer } from './answers.ts';
import { type Learner, lifeZone } from './learner.ts';

/** At one sitting. */
const mostCards = 8;
const chanceToRemember = 0.72;
const ratings = ['good', 'good', 'hard', 'easy'] as const;

type Moment = ReturnType<typeof livedAt>;

/** What a learner missed comes back, and they answer it. */
export const reviews = (learner: Learner) => {
  const { accountId: learnerId, recorder, random, meetings, ids, field } = learner;
  const cards = new Map<string, ReviewCard>();
  let sheets = 0;

  const secondsOnCard = (): number => Math.round(80 + random() * 150) / 10;

  const keep = (itemId: string, card: ReviewCard | undefined): void => {
    if (card) cards.set(itemId, card);
  };

  const missed = ({ answers, attemptId, at, day }: QuizResult): void => {
    for (const { itemId, revision, correct } of reached(answers)) {
      const grade = correct ? 'good' : 'again';
      const about = { learnerId, itemId, revision, answeredIn: attemptId, answeredAt: at };
      keep(itemId, cardAfter(cards.get(itemId), { ...about, day, grade }));
    }
  };

  const rate = (itemId: ItemId, { at, day }: Moment): RecallGrade => {
    const rating = ratings[Math.floor(random() * ratings.length)] ?? 'good';
    const command = { type: 'RateReview', learnerId, at, day, itemId, rating } as const;
    recorder.carryOut({ decider: reviewDay, stream: reviewStream(learnerId, day), command });
    return rating;
  };

  const answer = (card: WaitingCard, moment: Moment): void => {
    const { at, day } = moment;
    const { itemId, revision, area, topic, type, key } = meetings.itemOf(card.itemId);
    const options = [...card.options];
    const asked = { itemId, revision, area, topic, type, options, key: labelsFor(options, key) };
    const isRemembered = random() < chanceToRemember;
    const chosen = isRemembered ? asked.key : wrongAnswer(asked, random);
    const given = { questionId: card.questionId, asked, chosen, seconds: secondsOnCard() };
    const stream = reviewStream(learnerId, day);
    const command = { type: 'AnswerReview', learnerId, field, ...moment, ...given } as const;
    recorder.carryOut({ decider: reviewDay, stream, command });
    const grade: Grade = isRemembered ? rate(itemId, moment) : 'again';
    const after = { learnerId, itemId, revision, answeredIn: 'review', answeredAt: at, day, grade };
    keep(itemId, cardAfter(cards.get(itemId), after));
  };

  const dueOn = ({ day }: Moment): readonly ReviewCard[] =>
    [...cards.values()].filter(({ schedule }) => schedule.dueOn <= day).slice(0, mostCards);

  const shown = ({ itemId }: ReviewCard): ShownCard => {
    const item = meetings.itemOf(itemId);
    return { itemId, revision: item.revision, options: dealt(item, random).options };
  };

  /** One sitting that begins then, where anything is due. */
  const sit = (startsAt: number): void => {
    const start = livedAt(lifeZone, instantOf(startsAt));
    const due = dueOn(start);
    if (due.length === 0) return;
    sheets += 1;
    const { waiting } = recorder.carryOut({
      decider: reviewDay,
      stream: reviewStream(learnerId, start.day),
      command: {
        type: 'IssueReview',
        learnerId,
        at: start.at,
        day: start.day,
        sheetId: ids.named(`sheet ${sheets}`) as SheetId,
        items: due.map(shown),
      },
    });
    for (const [index, card] of [...waiting.values()].entries()) {
      const at = instantOf(startsAt + (index + 1) * 30_000);
      // Zones of America are whole hours apart: within one of them the clock need not be read again.
      const isSameHour = at.slice(0, 13) === start.at.slice(0, 13);
      answer(card, isSameHour ? { ...start, at } : livedAt(lifeZone, at));
    }
  };

  return { missed, sit };
};
