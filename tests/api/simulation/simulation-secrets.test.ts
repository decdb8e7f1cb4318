import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAttemptList } from '../../../domain/contracts/quiz.ts';
import { simulationPaper } from '../../../domain/contracts/simulation.ts';
import { simulationsOfBank } from '../../../ops/bank/simulations/simulations-of-bank.ts';
import {
  byLetter,
  chanceAmong,
  guessed,
  type SeenDecision,
} from '../../support/decision-guessers.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import {
  openIn,
  rightLetter,
  writtenScenario,
  wrongLetter,
} from '../../support/written-decisions.ts';
import { everywhere, overheardPro } from '../support/overheard.ts';
import { type Learner, newPro } from '../support/people.ts';
import { begin, decider, firstDecision, view, walk } from '../support/simulation.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const bank = await simulationsOfBank();
const bankIds = bank.flatMap(({ scenario, sections = [] }) => [
  scenario.id,
  ...scenario.decisionPoints.flatMap(({ options }) => options.map(({ id }) => `"${id}"`)),
  ...sections.flatMap(({ gathering }) => gathering?.choices.map(({ id }) => `"${id}"`) ?? []),
]);

const quoted = (text: string) => JSON.stringify(text).slice(1, -1);

describe('while a simulation is open', () => {
  it('nothing that is served anywhere names anything as the bank does, or tells what is not reached', async () => {
    const { learner, heard } = await overheardPro(product);
    const { id, served } = await begin(learner);
    await walk(learner, { id, served: served.slice(0, 3) });
    await view(learner, id);
    for (const path of everywhere(id, learner)) await learner.get(path);
    const all = heard.join('\n');
    expect(bankIds.filter((known) => all.includes(known))).toEqual([]);
    const ahead = served.slice(3).flatMap((scenario) => {
      const { scenario: written, sections = [] } = writtenScenario(scenario);
      const { decisionPoints, learningObjectives } = written;
      const told = decisionPoints.flatMap(({ feedback }) => [
        feedback.correct,
        ...Object.values(feedback.incorrect),
      ]);
      const asked = sections.flatMap(({ gathering }) =>
        (gathering?.choices ?? []).map(({ why }) => why),
      );
      const taught = sections.flatMap(({ teaching: { rule, trap } }) => [rule, trap]);
      const later = decisionPoints
        .filter((_, index) => index > 0 || sections[0]?.gathering)
        .map(({ situation }) => situation);
      return [...told, ...asked, ...taught, ...later, ...learningObjectives];
    });
    // What stands there too was told of what was reached.
    const reached = JSON.stringify(served.slice(0, 3).map(writtenScenario));
    const secret = ahead.filter((text) => !reached.includes(quoted(text)));
    expect(secret.length).toBeGreaterThan(1000);
    expect(secret.filter((text) => all.includes(quoted(text)))).toEqual([]);
  }, 60_000);

  it('a decision is served with its words and its options, and with nothing else', async () => {
    const { learner } = await overheardPro(product);
    const { id, served } = await begin(learner);
    const answers = await walk(learner, { id, served: served.slice(0, 2) });
    const resumed = await view(learner, id);
    const open = [...served, ...answers.map(({ scenario }) => scenario), ...resumed.scenarios]
      .map(openIn)
      .filter((point) => point !== undefined);
    expect(open.length).toBeGreaterThan(42);
    const known = ['status', 'situation', 'question', 'options', 'gathering', 'patient', 'refused'];
    for (const point of open) {
      expect(Object.keys(point).filter((key) => !known.includes(key))).toEqual([]);
      const isAsking = point.gathering?.isDone === false;
      expect([point.situation === '', point.options.length === 0]).toEqual([isAsking, isAsking]);
      expect(point.options.map(({ id }) => id).join('')).toBe(
        'ABCDEFGH'.slice(0, point.options.length),
      );
      for (const option of point.options)
        expect(Object.keys(option)).toEqual(['id', 'type', 'text']);
    }
  });
});

describe('a patient of a simulation that is open', () => {
  const titles = ({ served }: Awaited<ReturnType<typeof begin>>) =>
    new Set(served.map(({ title }) => title));

  it('is in one only: another one takes the place of one that nothing was decided in', async () => {
    const learner = await newPro(product);
    const both = await Promise.all([begin(learner), begin(learner)]);
    const open = openAttemptList.parse((await learner.get('/api/attempts/open')).body);
    expect(open).toHaveLength(1);
    const left = both.find(({ id }) => id !== open[0]?.id);
    const gone = await learner.get(`/api/simulations/${left?.id}`);
    expect([gone.status, gone.body.code]).toEqual([409, 'AttemptGivenUp']);
  });

  it('is not drawn again once a decision was made, and the learner is told why', async () => {
    const learner = await newPro(product);
    const one = await begin(learner);
    const { place, open: decision } = await firstDecision(learner, one);
    expect((await decider(learner, one.id)(place, rightLetter(decision))).status).toBe(200);
    const path = '/api/questions/RT?fullLength=true&exam=CSE';
    const key = { 'idempotency-key': product.world.identifiers.command() };
    const other = await learner.get(path, key);
    expect([other.status, other.body.code]).toEqual([409, 'PatientsUnderWay']);
    expect((await view(learner, one.id)).status).toBe('open');
    expect((await learner.post(`/api/attempts/${one.id}/void`, {})).status).toBe(204);
    const begun = await learner.get(path, key);
    expect(begun.status).toBe(200);
    const next = { id: begun.headers.get('x-attempt-id') ?? '', served: begun.body.scenarios };
    const first = await firstDecision(learner, next);
    await decider(learner, next.id)(first.place, rightLetter(first.open));
    const again = await learner.get(path, key);
    expect(again.headers.get('x-attempt-id')).toBe(begun.headers.get('x-attempt-id'));
  });

  it('is told nothing of in a past simulation, until that one is over', async () => {
    const learner = await newPro(product);
    const past = await begin(learner);
    await walk(learner, past);
    await walk(learner, await begin(learner));
    const done = await view(learner, past.id);
    const third = await begin(learner);
    const known = titles(third);
    const { scenarios: meanwhile } = await view(learner, past.id);
    const shared = meanwhile.filter(({ title }) => known.has(title));
    expect(shared.length).toBeGreaterThan(0);
    for (const scenario of meanwhile) {
      const told = scenario.decisionPoints.length + scenario.learningObjectives.length;
      expect(told === 0).toBe(known.has(scenario.title));
      const looked = { scenarioId: scenario.id, point: 0, optionId: 'A' };
      const fork = await learner.post(`/api/simulations/${past.id}/forks`, looked);
      expect(fork.body.code).toBe(known.has(scenario.title) ? 'PatientUnderWay' : undefined);
    }
    await learner.post(`/api/attempts/${third.id}/void`, {});
    expect(await view(learner, past.id)).toEqual(done);
  }, 180_000);
});

describe('a key of one wish that is sent with another', () => {
  it('tells nothing of a decision that was not made', async () => {
    const learner = await newPro(product);
    const { id, served } = await begin(learner);
    const key = { 'idempotency-key': product.world.identifiers.command() };
    const path = `/api/simulations/${id}/decisions`;
    const { place, open } = await firstDecision(learner, { id, served });
    const body = { ...place, optionId: rightLetter(open), seconds: 1 };
    const made = await learner.post(path, body, key);
    expect(made.status, made.text).toBe(200);
    const others = [
      { ...body, optionId: wrongLetter(open) },
      { ...body, point: 1 },
      ...served.slice(1).map((scenario) => ({ ...body, scenarioId: scenario.id })),
    ];
    for (const other of others) {
      const answer = await learner.post(path, other, key);
      expect([answer.status, answer.body.code]).toEqual([409, 'KeyReused']);
    }
    expect((await learner.post(path, body, key)).body).toEqual(made.body);
    expect((await view(learner, id)).scenarios[0]).toEqual(made.body.scenario);
  });
});

/** Every decision of whole simulations, as each is served once nothing is to be asked ahead of it. */
const seenIn = async (learner: Learner): Promise<SeenDecision[]> => {
  const { id, served } = await begin(learner);
  const seen: SeenDecision[] = [];
  await walk(learner, {
    id,
    served,
    choose: (open, scenario) => {
      const { scenario: written } = writtenScenario(scenario);
      const point = written.decisionPoints.findIndex((one) => one.situation === open.situation);
      seen.push({ attemptId: id, scenario, point, open });
      return rightLetter(open);
    },
  });
  return seen;
};

describe('the letters of a simulation', () => {
  it('tell nothing of the key, by whichever way the decision came', async () => {
    const learners = await Promise.all([1, 2, 3].map(() => newPro(product)));
    const seen = (await Promise.all(learners.map(seenIn))).flat();
    expect(seen.length).toBeGreaterThan(250);
    const lucky = chanceAmong(seen, 5);
    expect(guessed(byLetter, seen).filter(({ share }) => share > lucky)).toEqual([]);
    for (const [place, letter] of ['A', 'B', 'C', 'D'].entries()) {
      const offering = seen.filter(({ open }) => open.options.length > place);
      const right = offering.filter(({ open }) => rightLetter(open) === letter);
      const even = chanceAmong(offering, 0);
      const margin = chanceAmong(offering, 5) - even;
      expect(Math.abs(right.length / offering.length - even)).toBeLessThan(margin);
    }
  }, 180_000);

  it('differ between learners, and so do the ids they see', async () => {
    const [one, other] = await Promise.all([newPro(product), newPro(product)]);
    const [first, second] = await Promise.all([begin(one), begin(other)]);
    const ids = new Set(first.served.map(({ id }) => id));
    expect(second.served.filter(({ id }) => ids.has(id))).toEqual([]);
    const order = (scenario: (typeof first.served)[number]) => {
      const open = openIn(scenario);
      return (open?.gathering?.choices ?? open?.options)?.map(({ text }) => text);
    };
    const orders = new Map(first.served.map((scenario) => [scenario.title, order(scenario)]));
    const shared = second.served.filter(({ title }) => orders.has(title));
    const same = shared.filter((one) => `${orders.get(one.title)}` === `${order(one)}`);
    expect(shared.length).toBeGreaterThan(3);
    expect(same.length).toBeLessThan(shared.length);
  });

  it('stay as they are for the same wish again and for whoever resumes', async () => {
    const learner = await newPro(product);
    const key = { 'idempotency-key': product.world.identifiers.command() };
    const path = '/api/questions/RT?fullLength=true&exam=CSE';
    const [first, again] = [await learner.get(path, key), await learner.get(path, key)];
    expect(again.body).toEqual(first.body);
    const { scenarios } = simulationPaper.parse(first.body);
    const resumed = await view(learner, first.headers.get('x-attempt-id') ?? '');
    expect(resumed.scenarios).toEqual(scenarios);
  });
});
