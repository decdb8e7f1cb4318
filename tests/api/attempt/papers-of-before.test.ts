import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptFilm } from '../../../domain/contracts/film.ts';
import { answerDetails, openAttempt, submittedAttempt } from '../../../domain/contracts/quiz.ts';
import { type AttemptId, attemptStream, itemStream } from '../../../domain/kernel/ids.ts';
import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import { firstItem, firstPaperItem, firstScored, firstWrong } from '../../support/first-papers.ts';
import { type Stored, storeFirst } from '../../support/first-simulations.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemsOf } from '../support/bank.ts';
import { type Learner, newLearner } from '../support/people.ts';
import { setClock } from '../support/set-clock.ts';

const at = '2026-11-20T12:00:00.000Z';
const reason = 'The ratio was read the wrong way round.';
const items = itemsOf('RT')
  .filter(({ type }) => type === 'single')
  .map(firstItem);
const [first, second, third, doubted] = items;
if (!first || !second || !third || !doubted) throw new Error('The bank is too small');
const mended = firstWrong(doubted);

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    clock: setClock('2026-11-20T12:10:00.000Z'),
    before: async (databaseUrl) => {
      await migrateToLatest(databaseUrl);
      const log = postgresEventLog({ databaseUrl });
      for (const item of items) {
        const published: Stored = {
          type: 'ItemPublished',
          data: { item, revision: 1, contentHash: 'of before', at },
        };
        const data = {
          itemId: item.id,
          revision: 1,
          keyBefore: item.key,
          key: [mended],
          reason,
          at,
        };
        const rekeyed: Stored = { type: 'ItemRekeyed', data };
        const stored = item === doubted ? [published, rekeyed] : [published];
        await storeFirst(log, itemStream(item.id), stored);
      }
      await log.close();
    },
  });
});
afterAll(() => product.stop());

const paperOf = (learner: Learner, attemptId: AttemptId) => {
  const about = { attemptId, learnerId: learner.id, at, field: 'RT', exam: null };
  return { ...about, isFullLength: false };
};

/** A paper of three questions as it was stored, and what came after it. */
const oldPaper = async (
  learner: Learner,
  after: (attemptId: AttemptId) => readonly Stored[] = () => [],
) => {
  const attemptId: AttemptId = product.world.identifiers.attempt();
  const asked = [first, second, doubted].map(firstPaperItem);
  const data = { ...paperOf(learner, attemptId), timeLimitMinutes: null, items: asked };
  const { log } = product.world.commands;
  const stored = [{ type: 'PaperIssued', data }, ...after(attemptId)];
  await storeFirst(log, attemptStream(attemptId), stored);
  await product.world.readPosition.reached(['attempts'], await log.head(), 5000);
  return attemptId;
};

const shownOptions = ({ options }: typeof first) =>
  options.map(({ label, text }) => ({ label, text }));

describe('a paper that was open when options got ids of their own', () => {
  it('goes on in a page of before, under the names and letters that it holds', async () => {
    const learner = await newLearner(product);
    const attemptId = await oldPaper(learner);
    const path = `/api/attempts/${attemptId}`;
    const open = openAttempt.parse((await learner.get(path)).body);
    expect(open.questions.map(({ id }) => id)).toEqual([first.id, second.id, doubted.id]);
    expect(open.questions.map(({ options }) => options)).toEqual(
      [first, second, doubted].map(shownOptions),
    );
    const answer = { userAnswer: first.key[0], seconds: 9 };
    expect((await learner.put(`${path}/answers/${first.id}`, answer)).status).toBe(204);
    const viewed = { entries: [{ kind: 'viewed', itemId: first.id, ms: 20 }] };
    expect((await learner.post(`${path}/activity`, viewed)).status).toBe(204);
    const marked = await learner.put(`${path}/marks/${second.id}`, { flagged: true });
    expect(marked.status).toBe(204);
    const handedIn = await learner.post('/api/quiz/submit', {
      healthcareField: 'RT',
      answers: [{ questionId: second.id, userAnswer: firstWrong(second) }],
    });
    expect(handedIn.status, handedIn.text).toBe(200);
    const result = submittedAttempt.parse(handedIn.body);
    expect(result).toMatchObject({ id: attemptId, correct: 1, incorrect: 1, skipped: 1 });
    expect(result.questions.map(({ id }) => id)).toEqual([1, 2, 3].map((n) => `${attemptId}.${n}`));
    expect(result.marks).toMatchObject([{ questionId: `${attemptId}.2`, flagged: true }]);
  });
});

describe('a paper that was handed in before', () => {
  const done =
    (learner: Learner) =>
    (attemptId: AttemptId): Stored[] => {
      const answers = [
        firstScored(first, first.key),
        firstScored(second, [firstWrong(second)]),
        firstScored(doubted, [mended]),
      ];
      const counts = { total: 3, correct: 1, incorrect: 2, skipped: 0, score: 33 };
      const day = { day: '2026-11-20', timeSpent: 27 };
      const data = { ...paperOf(learner, attemptId), ...day, ...counts, answers };
      return [{ type: 'QuizSubmitted', data }];
    };

  it('shows its letters, the keys in them, its film, and the key that was put right', async () => {
    const learner = await newLearner(product);
    const attemptId = await oldPaper(learner, done(learner));
    const path = `/api/attempts/${attemptId}`;
    await expect
      .poll(async () => (await learner.get(path)).body.score, { timeout: 10_000 })
      .toBe(67);
    const result = submittedAttempt.parse((await learner.get(path)).body);
    expect(result.rescored).toMatchObject([{ questionId: `${attemptId}.3`, reason }]);
    expect(result.questions.map(({ options }) => options)).toEqual(
      [first, second, doubted].map(shownOptions),
    );
    expect(result.answers.map(({ userAnswer }) => userAnswer)).toEqual([
      ...[first.key[0], firstWrong(second), mended],
    ]);
    const questionIds = result.questions.map(({ id }) => id);
    const told = await learner.post('/api/quiz/answers', { questionIds, field: 'RT' });
    expect(answerDetails.parse(told.body).map(({ correctAnswer }) => correctAnswer)).toEqual([
      ...[first.key[0], second.key[0], mended],
    ]);
    const film = attemptFilm.parse((await learner.get(`${path}/film`)).body);
    expect(film.moments.map(({ questionId }) => questionId)).toContain(`${attemptId}.2`);
  });

  it('brings its missed questions back for review under new names and letters', async () => {
    const learner = await newLearner(product);
    const attemptId = await oldPaper(learner, done(learner));
    await product.world.readPosition.reached(
      ['review-cards'],
      await product.world.commands.log.head(),
      5000,
    );
    const asked = (await learner.get('/api/review/questions')).body as { id: string }[];
    const texts = JSON.stringify(asked);
    expect(texts).toContain(JSON.stringify(second.stem));
    for (const name of [attemptId, first.id, second.id, doubted.id]) {
      expect(texts).not.toContain(name);
    }
  });
});

describe('the bank after the upgrade', () => {
  it('holds every question anew, with the keys that were put right', async () => {
    const { rows } = await product.world.database.query<{
      revision: number;
      item: { key: string[]; options: { id: string; text: string }[] };
    }>(`select revision::int, data->'item' as item from read.item where key = any($1)`, [
      [doubted.id],
    ]);
    const right = doubted.options.find(({ label }) => label === mended)?.text;
    const [row] = rows;
    expect(row?.revision).toBe(2);
    expect(row?.item.options.every(({ id }) => id.length === 7)).toBe(true);
    const keyed = row?.item.options.filter(({ id }) => row.item.key.includes(id));
    expect(keyed?.map(({ text }) => text)).toEqual([right]);
  });
});
