import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plannedReviews } from '../../../api/review/planned-review.ts';
import { type ReviewReads, reviewReads } from '../../../api/review/queries/review-reads.ts';
import { reviewQuestions } from '../../../domain/contracts/review.ts';
import { day } from '../../support/facts.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemIdsOf, itemOf, remember, rightAnswer } from '../support/bank.ts';
import { missedQuiz } from '../support/missed-quiz.ts';
import { type Learner, newLearner } from '../support/people.ts';
import { type SetClock, setClock } from '../support/set-clock.ts';

const today = day('2026-11-22');

let product: TestProduct;
let clock: SetClock;
beforeAll(async () => {
  clock = setClock('2026-11-20T18:00:00.000Z');
  product = await startTestProduct({ clock });
});
afterAll(() => product.stop());

/** The reads of the product, and how often the cards themselves were read for a plan. */
const countedReads = (): { readonly reads: ReviewReads; readonly counted: () => number } => {
  const reads = reviewReads(product.world.database);
  let times = 0;
  const cards: ReviewReads['cards'] = (...asked) => {
    times += 1;
    return reads.cards(...asked);
  };
  return { reads: { ...reads, cards }, counted: () => times };
};

const caughtUp = async () => {
  const { commands, readPosition, settings } = product.world;
  await readPosition.reached(settings.projections, await commands.log.head(), 5000);
};

const opened = async () => {
  clock.set('2026-11-20T18:00:00.000Z');
  const learner: Learner = await newLearner(product);
  const { ids } = await missedQuiz(learner, 3);
  await caughtUp();
  clock.set('2026-11-22T18:00:00.000Z');
  const { reads, counted } = countedReads();
  const planned = plannedReviews(reads);
  const ask = (on = today) => planned({ accountId: learner.id, field: 'RT', today: on });
  return { learner, ids, ask, counted };
};

describe('a learner’s plan of reviews', () => {
  it('is counted once while nothing changes, and anew on another day', async () => {
    const { ask, counted, ids } = await opened();
    const first = await ask();
    expect(first.due.toSorted()).toEqual(itemIdsOf(ids));
    expect(await ask()).toBe(first);
    expect(counted()).toBe(1);
    const tomorrow = await ask(day('2026-11-23'));
    expect(tomorrow.review.days[0]?.day).toBe('2026-11-23');
    expect(counted()).toBe(2);
  });

  it('is counted anew once a card was answered', async () => {
    const { ask, learner } = await opened();
    expect((await ask()).due).toHaveLength(3);
    const { body } = await learner.get('/api/review/questions');
    const id = remember(reviewQuestions.parse(body))[0]?.id ?? '';
    const answer = { userAnswer: rightAnswer(id), seconds: 30 };
    expect((await learner.post(`/api/review/${id}/answer`, answer)).status).toBe(200);
    await caughtUp();
    expect(await ask()).toMatchObject({ doneToday: 1, cards: 3 });
    expect((await ask()).due).not.toContain(itemOf(id).id);
  });

  it('is counted anew once its settings change', async () => {
    const { ask, learner } = await opened();
    expect((await ask()).plan).toMatchObject({ isSet: false, examDay: null });
    const plan = { examDay: '2026-12-12', minutesADay: 10, daysOff: ['sun'] };
    expect((await learner.put('/api/study-plan', plan)).status).toBe(200);
    await caughtUp();
    const { review, plan: set } = await ask();
    expect(set).toMatchObject({ examDay: '2026-12-12' });
    expect(review.days).toHaveLength(20);
  });

  it('is counted anew once a question leaves the bank', async () => {
    const { ask, ids } = await opened();
    expect((await ask()).cards).toBe(3);
    const [id] = itemIdsOf(ids);
    await product.world.database.query('delete from read.item where key = $1', [id]);
    expect((await ask()).cards).toBe(2);
  });
});
