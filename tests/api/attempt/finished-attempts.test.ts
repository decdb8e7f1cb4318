import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiWorld } from '../../../api/server/world.ts';
import { answerDetails, submittedAttempt } from '../../../domain/contracts/quiz.ts';
import { attemptStream, type StreamName } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemOf, optionAt, rightAnswer, wrongAnswer } from '../support/bank.ts';
import { type Browser, browser } from '../support/browser.ts';
import { newAdmin, newLearner } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { withWorld } from '../support/with-world.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const readBehind = 'x-read-behind';

const at = (origin: string, { cookie }: Browser): Browser => browser(origin, cookie());

/** Of a log from which one stream is gone. */
const without = (gone: StreamName): Partial<ApiWorld> => {
  const { commands } = product.world;
  const { log } = commands;
  const readStream: typeof log.readStream = async (stream, options) =>
    stream === gone ? [] : log.readStream(stream, options);
  return { commands: { ...commands, log: { ...log, readStream } } };
};

describe('an attempt that was handed in', () => {
  it('is read from its own stream: its row tells only that it was', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 5 });
    const [first = ''] = paper.ids;
    await learner.put(`/api/attempts/${paper.attemptId}/marks/${first}`, { note: 'Look it up' });
    const result = await handIn(learner, paper);
    const shown = await learner.get(`/api/attempts/${paper.attemptId}`);
    expect(submittedAttempt.parse(shown.body)).toEqual(result);
    expect(result.marks).toMatchObject([{ questionId: first, note: 'Look it up' }]);
    const { rows } = await product.world.database.query(
      'select data from read.attempt where key = $1',
      [paper.attemptId],
    );
    expect(Object.keys(rows[0]?.data).toSorted()).toEqual(
      ['attemptId', 'field', 'issuedAt', 'learnerId', 'mode', 'status'].toSorted(),
    );
  });

  it('tells a corrected key as soon as it is recorded, whatever the read models say', async () => {
    const [learner, admin] = [await newLearner(product), await newAdmin(product)];
    const paper = await newPaper(learner, { limit: 5 });
    const id = paper.ids.find((one) => itemOf(one).type === 'single') ?? '';
    const given = wrongAnswer(id);
    await handIn(learner, paper, (asked) => (asked === id ? given : rightAnswer(asked)));
    const { log } = product.world.commands;
    await admin.post(`/api/admin/items/${itemOf(id).id}/rekey`, {
      key: [optionAt(id, given)],
      reason: 'The ratio was read the wrong way round.',
    });
    const types = async () =>
      (await log.readStream(attemptStream(paper.attemptId))).map(({ type }) => type);
    await expect.poll(types, { timeout: 10_000 }).toContain('AttemptRescored');
    const late = { reached: async (reads: readonly string[]) => !reads.includes('rescorings') };
    await withWorld(product, { readPosition: late }, async (origin) => {
      const own = at(origin, learner);
      // From here on this browser waits for whatever a page reads.
      await own.patch('/api/auth/user', { firstName: 'Grace' });
      const shown = await own.get(`/api/attempts/${paper.attemptId}`);
      expect(shown.headers.get(readBehind)).toBeNull();
      expect(submittedAttempt.parse(shown.body)).toMatchObject({
        score: 100,
        rescored: [{ questionId: id, scoreBefore: 80, scoreAfter: 100 }],
      });
    });
  });

  it('gives the keys of several papers at once, each to its own learner only', async () => {
    const learner = await newLearner(product);
    const papers = [await newPaper(learner, { limit: 3 }), await newPaper(learner, { limit: 3 })];
    for (const paper of papers) await handIn(learner, paper);
    const questionIds = papers.flatMap(({ ids }) => ids);
    const answer = await learner.post('/api/quiz/answers', { questionIds, field: 'RT' });
    expect(answerDetails.parse(answer.body).map(({ id }) => id)).toEqual(questionIds);
    const stranger = await newLearner(product);
    expect(await stranger.post('/api/quiz/answers', { questionIds, field: 'RT' })).toMatchObject({
      status: 403,
      body: { code: 'NotRevealed' },
    });
  });

  it('is nowhere when its stream is not there', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 3 });
    await handIn(learner, paper);
    expect((await learner.get(`/api/attempts/${paper.attemptId}`)).status).toBe(200);
    await withWorld(product, without(attemptStream(paper.attemptId)), async (origin) => {
      for (const part of ['', '/film', '/peers']) {
        const answer = await at(origin, learner).get(`/api/attempts/${paper.attemptId}${part}`);
        expect(answer, part).toMatchObject({ status: 404, body: { code: 'AttemptNotFound' } });
      }
    });
  });
});
