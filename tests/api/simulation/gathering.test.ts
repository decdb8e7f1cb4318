import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankProblemOf } from '../../../domain/bank/simulations-schema/bank-problem.ts';
import { gatheringAnswer } from '../../../domain/contracts/gathering-call.ts';
import { decisionAnswer, type ScenarioView } from '../../../domain/contracts/simulation.ts';
import { problemOfBank, problemsOfBank } from '../../support/problem-of-bank.ts';
import { startTestProduct } from '../../support/product.ts';
import { type Learner, newPro } from '../support/people.ts';
import { begin, decider, view, walk } from '../support/simulation.ts';

const file = await problemOfBank();
const bank = bankProblemOf(file);
/** Patients of its category in an exam. */
const drawn = 6;

let product: Awaited<ReturnType<typeof startTestProduct>>;
beforeAll(async () => {
  const others = (await problemsOfBank()).filter(({ id }) => id !== file.id);
  const near = others.filter(({ category }) => category === file.category).slice(0, drawn - 1);
  const far = others.filter(({ category }) => category !== file.category);
  const simulations = [file, ...near, ...far].map(bankProblemOf);
  product = await startTestProduct({ simulations });
});
afterAll(() => product.stop());

/** A learner at the problem: there are no more of its category than an exam draws, so every exam has it. */
const atProblem = async () => {
  const learner = await newPro(product);
  const { id, served, text } = await begin(learner);
  const problem = served.find(({ title }) => title === file.title);
  if (!problem) throw new Error('The exam was drawn without the problem');
  return { learner, id, served, text, problem };
};

const gatheringOf = ({ decisionPoints }: ScenarioView, point = 0) => {
  const gathering = decisionPoints[point]?.gathering;
  if (!gathering) throw new Error('There is nothing to gather');
  return gathering;
};

/** Treats every patient ahead of the problem. */
const walkTo = async (learner: Learner, id: string, served: readonly ScenarioView[]) => {
  const place = served.findIndex(({ title }) => title === file.title);
  await walk(learner, { id, served: served.slice(0, place) });
  const problem = served[place];
  if (!problem) throw new Error('The exam was drawn without the problem');
  return problem;
};

describe('a problem with sections', () => {
  it('[API-16] [DATA-11] [DATA-12] is served in the shape of a scenario, nothing told that was not asked for', async () => {
    const { problem, text } = await atProblem();
    expect(problem.initialPresentation.vitalSigns).toEqual(
      bank.scenario.initialPresentation.vitalSigns,
    );
    expect(problem.decisionPoints).toHaveLength(1);
    expect(problem.decisionPoints[0]).toMatchObject({ status: 'open', situation: '', options: [] });
    const { choices, isDone } = gatheringOf(problem);
    expect([choices.length, isDone]).toEqual([19, false]);
    for (const choice of choices) expect(choice).not.toHaveProperty('result');
    for (const { gathering } of bank.sections ?? []) {
      for (const { result, why } of gathering?.choices ?? []) {
        expect(text).not.toContain(result);
        expect(text).not.toContain(why);
      }
    }
  });

  it('is walked in its turn alone', async () => {
    const { learner, id, served, problem } = await atProblem();
    const place = { scenarioId: problem.id, point: 0 };
    const sent = await learner.post(`/api/simulations/${id}/gathering`, { ...place, choice: 1 });
    expect(sent.status).toBe(served[0]?.id === problem.id ? 200 : 409);
    const other = served.slice(1).find((one) => one.id !== problem.id);
    const none = await learner.post(`/api/simulations/${id}/gathering`, {
      scenarioId: other?.id,
      point: 0,
      choice: 1,
    });
    expect(none.status).toBe(409);
  });

  it('[DATA-13] shows each result, keeps it over a reload, and opens its decision when enough was asked', async () => {
    const learner = await newPro(product);
    const { id, served } = await begin(learner);
    const problem = await walkTo(learner, id, served);
    const place = { scenarioId: problem.id, point: 0 };
    const ask = (choice: number | 'done') =>
      learner.post(`/api/simulations/${id}/gathering`, { ...place, choice });
    const early = await decider(learner, id)(place, 'A');
    expect(early.status).toBe(409);
    const first = gatheringAnswer.parse((await ask(1)).body).scenario;
    expect(gatheringOf(first).choices.filter(({ isAsked }) => isAsked)).toMatchObject([
      { number: 1, result: expect.any(String) },
    ]);
    expect((await ask(1)).body).toEqual({ scenario: first });
    const resumed = (await view(learner, id)).scenarios.find((one) => one.id === problem.id);
    expect(resumed).toEqual(first);
    const done = gatheringAnswer.parse((await ask('done')).body).scenario;
    expect((await ask(2)).status).toBe(409);
    const open = done.decisionPoints[0];
    expect(open?.situation).toBe(bank.scenario.decisionPoints[0]?.situation);
    expect(open?.patient).toEqual(bank.sections?.[0]?.patient);
    const refused = open?.options.find(({ text }) => text.includes('furosemide'))?.id ?? '';
    const answer = decisionAnswer.parse((await decider(learner, id)(place, refused)).body);
    expect(answer).not.toHaveProperty('correctOptionId');
    expect(answer.scenario.decisionPoints[0]).toMatchObject({
      status: 'open',
      refused: [{ optionId: refused, says: 'Physician disagrees. Choose again.' }],
    });
    const key = open?.options.find(({ text }) => text.startsWith('Intubation'))?.id ?? '';
    const made = decisionAnswer.parse((await decider(learner, id)(place, key)).body);
    expect(made.scenario.decisionPoints[0]).toMatchObject({ status: 'made', correct: false });
    expect(made).toMatchObject({ correct: true, clinicalStatus: 'improved' });
  });
});
