import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attemptView } from '../../../domain/contracts/quiz.ts';
import { attemptStream } from '../../../domain/kernel/ids.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { newCustom } from '../support/custom.ts';
import { type Learner, newLearner } from '../support/people.ts';
import { handIn, newPaper, type Paper } from '../support/quiz.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const opened = async (): Promise<{ learner: Learner; paper: Paper; path: string; id: string }> => {
  const learner = await newLearner(product);
  const paper = await newPaper(learner, { limit: 3 });
  return { learner, paper, path: `/api/attempts/${paper.attemptId}`, id: paper.ids[0] ?? '' };
};

const viewOf = async (learner: Learner, path: string) =>
  attemptView.parse((await learner.get(path)).body);

const typesOf = async ({ attemptId }: Paper) =>
  (await product.world.commands.log.readStream(attemptStream(attemptId))).map(({ type }) => type);

describe('marks on a question', () => {
  it('come back when the paper is opened again, and stay with the result', async () => {
    const { learner, paper, path, id } = await opened();
    const put = (body: object) => learner.put(`${path}/marks/${id}`, body);
    expect((await put({ flagged: true, note: 'Ask about auto-PEEP' })).status).toBe(204);
    expect((await put({ struck: ['C', 'A'] })).status).toBe(204);
    const marks = [
      { questionId: id, flagged: true, struck: ['A', 'C'], note: 'Ask about auto-PEEP' },
    ];
    expect((await viewOf(learner, path)).marks).toEqual(marks);
    expect((await handIn(learner, paper)).marks).toEqual(marks);
    expect((await viewOf(learner, path)).marks).toEqual(marks);
    expect(await put({ flagged: false })).toMatchObject({
      status: 409,
      body: { code: 'AlreadySubmitted' },
    });
  });

  it('a note is sealed wherever it is kept, and gone when it is removed', async () => {
    const { learner, paper, path, id } = await opened();
    const note = 'Zyxwv canary note';
    await learner.put(`${path}/marks/${id}`, { note });
    expect((await viewOf(learner, path)).marks[0]?.note).toBe(note);
    const log = await product.world.commands.log.readStream(attemptStream(paper.attemptId));
    const { rows } = await product.world.database.query(
      'select data::text as data from read.attempt where key = $1',
      [paper.attemptId],
    );
    expect(JSON.stringify([log, rows])).not.toContain('canary');
    expect(JSON.stringify(rows)).toContain('sealed.1.');
    await learner.put(`${path}/marks/${id}`, { note: '' });
    expect((await viewOf(learner, path)).marks[0]?.note).toBe('');
  });

  it.each([
    [{}, 'InvalidRequest'],
    [{ flagged: 'yes' }, 'InvalidRequest'],
    [{ note: 'x'.repeat(2001) }, 'InvalidRequest'],
    [{ struck: ['a'] }, 'InvalidRequest'],
    [{ starred: true }, 'InvalidRequest'],
    [{ struck: ['H'] }, 'OptionNotOnQuestion'],
  ])('are refused as %j', async (body, code) => {
    const { learner, path, id } = await opened();
    const answer = await learner.put(`${path}/marks/${id}`, body);
    expect(answer).toMatchObject({ status: 400, body: { code } });
  });

  it('of a stranger find no paper', async () => {
    const { path, id } = await opened();
    const stranger = await newLearner(product);
    const answers = await Promise.all([
      stranger.put(`${path}/marks/${id}`, { flagged: true }),
      stranger.post(`${path}/pause`),
      stranger.post(`${path}/resume`),
      stranger.post(`${path}/activity`, { entries: [{ kind: 'viewed', itemId: id, ms: 1 }] }),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'AttemptNotFound' } });
    }
  });
});

describe('pauses and views', () => {
  it('are facts of the attempt', async () => {
    const { learner, paper, path, id } = await opened();
    const entries = [
      { kind: 'viewed', itemId: id, ms: 20 },
      { kind: 'focusLost', itemId: null, ms: 86_399_999 },
    ];
    expect((await learner.post(`${path}/activity`, { entries })).status).toBe(204);
    expect((await learner.post(`${path}/pause`)).status).toBe(204);
    expect((await learner.post(`${path}/pause`)).status).toBe(204);
    expect((await learner.post(`${path}/resume`)).status).toBe(204);
    expect(await typesOf(paper)).toEqual([
      ...['PaperIssued', 'ActivityRecorded', 'AttemptPaused', 'AttemptResumed'],
    ]);
  });

  it('can be made of every quiz without a clock, and of none with one', async () => {
    const learner = await newLearner(product);
    const pause = async (own: Parameters<typeof newCustom>[1]) =>
      learner.post(`/api/attempts/${(await newCustom(learner, own)).attemptId}/pause`);
    expect((await pause({ mode: 'practice', minutes: null })).status).toBe(204);
    expect((await pause({ mode: 'tutor', minutes: null })).status).toBe(204);
    expect(await pause({ mode: 'practice', minutes: 10 })).toMatchObject({
      status: 409,
      body: { code: 'CannotPause' },
    });
  });

  it.each([
    [[]],
    [[{ kind: 'seen', itemId: null, ms: 1 }]],
    [[{ kind: 'viewed', itemId: null, ms: -1 }]],
    [Array.from({ length: 201 }, () => ({ kind: 'viewed', itemId: null, ms: 1 }))],
  ])('are refused when they are not such entries (%#)', async (entries) => {
    const { learner, path } = await opened();
    expect(await learner.post(`${path}/activity`, { entries })).toMatchObject({
      status: 400,
      body: { code: 'InvalidRequest' },
    });
  });
});
