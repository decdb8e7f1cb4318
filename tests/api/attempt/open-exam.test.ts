import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdaptiveExam, adaptiveExams } from '../../../domain/measurement/adaptive-rules.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { itemIdsOf, itemOf, remember, rightAnswer, wrongAnswer } from '../support/bank.ts';
import { type Browser, browser } from '../support/browser.ts';
import { wish } from '../support/custom.ts';
import {
  answersOf,
  type Drawn,
  field,
  handInNow,
  keysOf,
  paperIn,
  toldBy,
} from '../support/keys-told.ts';
import { newAdmin, newPro } from '../support/people.ts';
import { withTwoProcesses } from '../support/two-processes.ts';
import { withSettings } from '../support/with-settings.ts';

let product: TestProduct & { readonly stop: () => Promise<void> };
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const examPath = `/api/questions/${field}?fullLength=true&exam=NCLEX-RN`;
const practicePath = `/api/questions/${field}?limit=75`;
const custom = (own: Parameters<typeof wish>[0]) =>
  wish({ healthcareField: field, count: 75, ...own });
const waits = (code = 'OnOpenExam') => ({ status: 409, body: { code } });

const shortAdaptive = adaptiveExams.map(
  (exam): AdaptiveExam => ({ ...exam, rules: { ...exam.rules, minimum: 4, maximum: 6 } }),
);

const newTaker = () => newPro(product, { healthcareField: field });
const draw = async (own: Browser, path: string): Promise<Drawn> => paperIn(await own.get(path));

/** Two quizzes that hold every question of the field, and its cards, for all were missed. */
const meetAll = async (own: Browser): Promise<readonly Drawn[]> => {
  const papers: Drawn[] = [];
  for (let n = 0; n < 2; n += 1) {
    const paper = await draw(own, practicePath);
    expect((await handInNow(own, paper)).status).toBe(200);
    papers.push(paper);
  }
  return papers;
};

const sharedWith = (exam: Drawn, papers: readonly Drawn[]): Drawn => {
  const held = new Set(itemIdsOf(exam.ids));
  const found = papers.find(({ ids }) => itemIdsOf(ids).some((id) => held.has(id)));
  if (!found) throw new Error('No paper shares a question with the exam');
  return found;
};

const heldBy = (exam: Drawn, itemIds: readonly string[]): readonly string[] => {
  const held = new Set(itemIdsOf(exam.ids));
  return itemIds.filter((id) => held.has(id));
};

type RevealedKeys = readonly string[];
const each = async <One>(
  all: readonly One[],
  ask: (one: One) => Promise<RevealedKeys>,
): Promise<RevealedKeys> => {
  const told: string[] = [];
  for (const one of all) told.push(...(await ask(one)));
  return told;
};

const answering = async (own: Browser, path: string, id: string): Promise<RevealedKeys> =>
  toldBy(await own.post(path, { userAnswer: wrongAnswer(id), seconds: 1 }), [id]);

const ofDraw = async (own: Browser, path: string, body: unknown): Promise<RevealedKeys> =>
  keysOf(own, paperIn(await own.post(path, body)));

/** What papers tell as they are, and question by question. */
const ofPapers = (own: Browser, papers: readonly Drawn[]): Promise<RevealedKeys> =>
  each(papers, async (paper) => [
    ...toldBy(await own.get(`/api/attempts/${paper.attemptId}/film`), paper.ids),
    ...(await keysOf(own, paper)),
    ...(await each(paper.ids, async (id) => toldBy(await answersOf(own, [id]), [id]))),
  ]);

describe('while an exam is open, its learner learns not one key of it', () => {
  it('from papers of before, from cards, or from what is drawn now', async () => {
    const own = await newTaker();
    const before = await meetAll(own);
    const cards: readonly { id: string }[] = (await own.get('/api/review/questions')).body;
    remember(cards as never);
    const untimed = paperIn(await own.post('/api/quizzes', custom({})));
    const tutor = paperIn(await own.post('/api/quizzes', custom({ mode: 'tutor' })));
    const exam = await draw(own, examPath);
    expect(exam.ids).toHaveLength(75);
    const topics = [...new Set(exam.ids.map((id) => itemOf(id).topic))];

    const told = [
      ...(await ofPapers(own, [...before, untimed])),
      ...(await each(cards, ({ id }) => answering(own, `/api/review/${id}/answer`, id))),
      ...(await each(tutor.ids, (id) =>
        answering(own, `/api/attempts/${tutor.attemptId}/reveal/${id}`, id),
      )),
      ...(await ofDraw(own, '/api/quizzes', custom({ topics }))),
      ...(await ofDraw(own, '/api/quizzes', custom({ topics, mode: 'tutor' }))),
      ...(await keysOf(own, await draw(own, practicePath))),
      ...(await each(exam.ids, async (id) => toldBy(await answersOf(own, [id]), [id]))),
    ];
    expect(told.length).toBeGreaterThan(55);
    expect(heldBy(exam, told)).toEqual([]);
    // Its own end tells them, and only then.
    expect(heldBy(exam, await keysOf(own, exam))).toHaveLength(4 * 75);
  });

  it('and is told why, and that nothing is lost', async () => {
    const own = await newTaker();
    const before = await meetAll(own);
    const untimed = await draw(own, practicePath);
    const [first = ''] = untimed.ids;
    await own.put(`/api/attempts/${untimed.attemptId}/answers/${first}`, {
      userAnswer: rightAnswer(first),
      seconds: 5,
    });
    const exam = await draw(own, examPath);
    const older = sharedWith(exam, before);

    const results = await own.get(`/api/attempts/${older.attemptId}`);
    expect(results).toMatchObject(waits());
    expect(results.body.message).toBe(
      'Some of these questions are on the exam you have open. You can see their answers when that exam ends, in 5 h or sooner.',
    );
    expect(await own.get(`/api/attempts/${older.attemptId}/film`)).toMatchObject(waits());
    expect(await own.get(`/api/attempts/${older.attemptId}/peers`)).toMatchObject(waits());
    expect(await answersOf(own, older.ids)).toMatchObject(waits());
    expect((await handInNow(own, untimed)).body.message).toMatch(
      /Your answers are saved, and you can finish it when/,
    );
    expect(await own.get(examPath)).toMatchObject(waits());
    expect(await own.get(`${examPath}&form=adaptive`)).toMatchObject({ status: 409 });

    const open = await own.get(`/api/attempts/${untimed.attemptId}`);
    expect(open.body).toMatchObject({ status: 'open', answers: [{ questionId: first }] });
    await own.post(`/api/attempts/${exam.attemptId}/void`);
    expect((await handInNow(own, untimed)).status).toBe(200);
    expect((await own.get(`/api/attempts/${older.attemptId}`)).status).toBe(200);
    expect((await answersOf(own, older.ids)).status).toBe(200);
  });

  it('from an adaptive exam, whose questions come one by one', async () => {
    const taker = await newTaker();
    await withSettings(product, { adaptiveExams: shortAdaptive }, async ({ origin }) => {
      const own = browser(origin, taker.cookie());
      const before = await meetAll(own);
      const { attemptId, ids } = paperIn(await own.get(`${examPath}&form=adaptive`));
      const answer = { questionId: ids[0], userAnswer: wrongAnswer(ids[0] ?? ''), seconds: 1 };
      const { body } = await own.post(`/api/attempts/${attemptId}/adaptive-answers`, answer);
      remember([body.next] as never);
      const exam = { attemptId, ids: [...ids, body.next.id as string] };

      const drawn = [await draw(own, practicePath), await draw(own, practicePath)];
      expect(heldBy(exam, await each(drawn, (paper) => keysOf(own, paper)))).toEqual([]);
      const asked = itemIdsOf(exam.ids);
      const holders = before.flatMap((paper) =>
        paper.ids.filter((id) => asked.includes(itemOf(id).id)),
      );
      expect(itemIdsOf(holders)).toEqual(expect.arrayContaining([...asked]));
      for (const id of holders) expect(await answersOf(own, [id])).toMatchObject(waits());
    });
  });

  it('from the reason of a correction, which is told once it is over', async () => {
    const [own, admin] = [await newTaker(), await newAdmin(product)];
    const before = await meetAll(own);
    const exam = await draw(own, examPath);
    const shared = sharedWith(exam, before);
    const held = new Set(itemIdsOf(exam.ids));
    const single = shared.ids.map(itemOf).find(({ id, type }) => type === 'single' && held.has(id));
    const key = single?.options.filter(({ id }) => !single.key.includes(id)).slice(0, 1);
    const body = { key: key?.map(({ id }) => id), reason: 'The second option is right.' };
    expect((await admin.post(`/api/admin/items/${single?.id}/rekey`, body)).status).toBe(202);
    await expect
      .poll(async () => {
        const { rows } = await product.world.database.query(
          'select 1 from read.rescoring where key = $1',
          [shared.attemptId],
        );
        return rows.length;
      })
      .toBe(1);
    expect((await own.get('/api/quiz/history')).text).not.toContain(body.reason);
    await own.post(`/api/attempts/${exam.attemptId}/void`);
    expect((await own.get('/api/quiz/history')).text).toContain(body.reason);
  });

  it('in another tab at the same instant, in another process', async () => {
    const own = await newTaker();
    await withTwoProcesses(product, {}, async (origins) => {
      const tabs = Array.from({ length: 8 }, (_, n) => browser(origins[n % 2] ?? '', own.cookie()));
      const asks = tabs.map((tab, n) =>
        n === 0
          ? tab.get(examPath)
          : tab.post('/api/quizzes', custom({ count: 10, minutes: n === 1 ? 5 : null })),
      );
      const drawn = await Promise.all(asks);
      const papers = drawn.map(paperIn);
      const [exam, timed, ...others] = papers as [Drawn, Drawn, ...Drawn[]];
      expect(heldBy(exam, itemIdsOf(timed.ids))).toEqual([]);
      const told = await Promise.all(others.map((paper, n) => keysOf(tabs[n] ?? own, paper)));
      expect(heldBy(exam, told.flat())).toEqual([]);
    });
  });
});
