import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { type XapiStatement, xapiStatement } from '../../support/xapi-statement.ts';
import { rightAnswer, wrongAnswer } from '../support/bank.ts';
import { type Learner, newLearner, newPro, password } from '../support/people.ts';
import { handIn, newPaper } from '../support/quiz.ts';
import { begin, walk } from '../support/simulation.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const statementsOf = async (learner: Learner): Promise<readonly XapiStatement[]> => {
  const answer = await learner.post('/api/privacy/download', {
    currentPassword: password,
    format: 'xapi',
  });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/x-ndjson');
  expect(answer.text.endsWith('\n')).toBe(true);
  const lines = answer.text.trimEnd().split('\n');
  return lines.map((line) => xapiStatement.parse(JSON.parse(line)));
};

const byVerb = (statements: readonly XapiStatement[], verb: string) =>
  statements.filter(({ verb: { id } }) => id.endsWith(`/${verb}`));

const answers = (id: string, index: number): string =>
  [rightAnswer(id), wrongAnswer(id), ''][index % 3] ?? '';

describe('statements of xAPI', () => {
  it('say what was attempted, answered, completed and given up, each valid by 1.0.3', async () => {
    const learner = await newLearner(product);
    const paper = await newPaper(learner, { limit: 6 });
    await handIn(learner, paper, answers);
    const given = await newPaper(learner, { limit: 2 });
    await learner.post(`/api/attempts/${given.attemptId}/void`);

    const statements = await statementsOf(learner);
    expect(byVerb(statements, 'attempted')).toHaveLength(2);
    expect(byVerb(statements, 'terminated')).toHaveLength(1);
    const answered = byVerb(statements, 'answered');
    expect(answered.map(({ result }) => result?.success)).toEqual([true, false, true, false]);
    const letters = (id: string) => rightAnswer(id).split(',').join('[,]');
    expect(answered[0]?.result?.response).toBe(letters(paper.ids[0] ?? ''));
    const [completed] = byVerb(statements, 'completed');
    expect(completed?.result?.score).toEqual({ scaled: 0.3333, raw: 2, min: 0, max: 6 });
    const registrations = new Set(
      [...answered, completed].map((one) => one?.context?.registration),
    );
    expect(registrations.size).toBe(1);
  });

  it('name nobody, and are the same in the next file', async () => {
    const learner = await newLearner(product);
    await handIn(learner, await newPaper(learner, { limit: 3 }), answers);
    const [first, second] = [await statementsOf(learner), await statementsOf(learner)];
    expect(second).toEqual(first);
    const ids = new Set(first.map(({ id }) => id));
    expect(ids.size).toBe(first.length);
    const text = JSON.stringify(first);
    for (const own of [learner.id, learner.email, learner.username]) {
      expect(text).not.toContain(own);
    }
    const actors = new Set(first.map(({ actor }) => actor.account.name));
    expect(actors.size).toBe(1);
  });

  it('tell a simulation decision by decision', async () => {
    const learner = await newPro(product);
    const { id, served } = await begin(learner);
    const made = await walk(learner, { id, served });
    const statements = await statementsOf(learner);
    const types = new Set(statements.map(({ object }) => object.definition?.type));
    expect(types).toContain('http://adlnet.gov/expapi/activities/simulation');
    expect(byVerb(statements, 'answered')).toHaveLength(made.length);
    expect(byVerb(statements, 'completed')).toHaveLength(1);
  });
});
