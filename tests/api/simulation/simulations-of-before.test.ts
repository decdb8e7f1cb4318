import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenPoint } from '../../../domain/contracts/simulation.ts';
import { type AttemptId, scenarioStream, simulationStream } from '../../../domain/kernel/ids.ts';
import { afterChoice, onArrival } from '../../../domain/simulation/simulated-patient.ts';
import { postgresEventLog } from '../../../ops/adapters/event-log/postgres-event-log.ts';
import { simulationsOfBank } from '../../../ops/bank/simulations/simulations-of-bank.ts';
import { migrateToLatest } from '../../../ops/postgres/migrate.ts';
import {
  firstDrawn,
  firstLetterOf,
  firstPublished,
  firstTextUnder,
  type Stored,
  storeFirst,
} from '../../support/first-simulations.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { scenariosOfBefore } from '../../support/scenarios-of-before.ts';
import { scenarioNamed } from '../../support/simulation-facts.ts';
import { openIn } from '../../support/written-decisions.ts';
import { type Learner, newPro } from '../support/people.ts';
import { setClock } from '../support/set-clock.ts';
import { begin, decider, view, walk } from '../support/simulation.ts';

const at = '2026-11-20T12:00:00.000Z';
const [patient, next] = scenariosOfBefore;

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    clock: setClock(at),
    simulations: await simulationsOfBank(),
    before: async (databaseUrl) => {
      await migrateToLatest(databaseUrl);
      const log = postgresEventLog({ databaseUrl });
      for (const written of scenariosOfBefore) {
        const data = firstPublished(written, at);
        const stream = scenarioStream(scenarioNamed(written.id));
        await storeFirst(log, stream, [{ type: 'ScenarioPublished', data }]);
      }
      await log.close();
    },
  });
});
afterAll(() => product.stop());

const right = (written: typeof patient, point: number): string =>
  firstLetterOf(written, point, written.decisionPoints[point]?.right.text ?? '');

/** A simulation of two patients as it was stored, all decisions of the first one made right. */
const oldSimulation = async (
  learner: Learner,
  last: (attemptId: AttemptId) => readonly Stored[] = () => [],
) => {
  const attemptId: AttemptId = product.world.identifiers.attempt();
  const about = { attemptId, learnerId: learner.id, at };
  let here = onArrival(patient.vitalSigns);
  const made = patient.decisionPoints.map(({ right: option }, point): Stored => {
    const change = { vitalSignChanges: option.after, clinicalStatus: option.status };
    here = afterChoice(here, change);
    const place = { scenarioId: patient.id, point, optionId: right(patient, point) };
    const data = { ...about, ...place, correct: true, weight: option.weight, seconds: 9, ...here };
    return { type: 'DecisionPointAnswered', data };
  });
  const data = {
    ...about,
    field: 'RT',
    exam: 'CSE',
    timeLimitMinutes: 240,
    scenarios: [firstDrawn(patient), firstDrawn(next)],
  };
  const started: Stored = { type: 'SimulationStarted', data };
  const { log } = product.world.commands;
  await storeFirst(log, simulationStream(attemptId), [started, ...made, ...last(attemptId)]);
  const head = await log.head();
  await product.world.readPosition.reached(['simulations'], head, 5000);
  return attemptId;
};

const scored = (written: typeof patient, chosen: (point: number) => string[]) =>
  written.decisionPoints.map((_, point) => ({
    scenarioId: written.id,
    point,
    revision: 1,
    area: written.category,
    topic: written.topic,
    chosen: chosen(point),
    key: right(written, point),
    correct: chosen(point).length > 0,
    seconds: 9,
    firstSeen: true,
  }));

/** The result as it was stored when the time was over: the second patient was skipped. */
const timeOver =
  (learner: Learner) =>
  (attemptId: AttemptId): Stored[] => {
    const correct = patient.decisionPoints.length;
    const skipped = next.decisionPoints.length;
    const data = {
      attemptId,
      learnerId: learner.id,
      at,
      field: 'RT',
      exam: 'CSE',
      isFullLength: true,
      mode: 'exam',
      timed: true,
      day: '2026-11-20',
      hour: 6,
      timeSpent: 9 * correct,
      total: correct + skipped,
      correct,
      incorrect: 0,
      skipped,
      score: 50,
      answers: [...scored(patient, (point) => [right(patient, point)]), ...scored(next, () => [])],
    };
    return [{ type: 'SimulationCompleted', data }];
  };

describe('a simulation from before letters were drawn', () => {
  it('is resumed under its letters, goes on by them, and is completed', async () => {
    const learner = await newPro(product);
    const id = await oldSimulation(learner);
    const { scenarios: served } = await view(learner, id);
    const [first, second] = served;
    if (!first || !second) throw new Error('It has two patients');
    expect(first.decisionPoints).toMatchObject(
      patient.decisionPoints.map((_, point) => ({
        status: 'made',
        correct: true,
        chosen: right(patient, point),
        correctOptionId: right(patient, point),
      })),
    );
    const open = openIn(second);
    expect(open?.options.map(({ id, text }) => [id, text])).toEqual(
      ['A', 'B', 'C', 'D'].map((letter) => [letter, firstTextUnder(next, 0, letter)]),
    );
    const choose = ({ situation }: OpenPoint): string =>
      right(
        next,
        next.decisionPoints.findIndex((one) => one.situation === situation),
      );
    const answers = await walk(learner, { id, served: [second], choose });
    expect(answers.map(({ correct, correctOptionId }) => [correct, correctOptionId])).toEqual(
      next.decisionPoints.map((_, point) => [true, right(next, point)]),
    );
    expect(answers.at(-1)?.isOver).toBe(true);
    expect(await view(learner, id)).toMatchObject({ status: 'completed', result: { score: 100 } });
  });

  it('that is over is walked again under its letters, other choices too', async () => {
    const learner = await newPro(product);
    const id = await oldSimulation(learner, timeOver(learner));
    const done = await view(learner, id);
    expect(done).toMatchObject({ status: 'completed', result: { score: 50, incorrect: 0 } });
    const keys = done.scenarios.map(({ decisionPoints }) =>
      decisionPoints.map((point) => (point.status === 'open' ? '' : point.correctOptionId)),
    );
    expect(keys).toEqual(
      [patient, next].map((written) => written.decisionPoints.map((_, at) => right(written, at))),
    );
    const missed = done.scenarios[1]?.decisionPoints[0];
    if (missed?.status !== 'missed') throw new Error('The second patient was not treated');
    const optionId = right(next, 0) === 'A' ? 'B' : 'A';
    const wrong = next.decisionPoints[0]?.wrong.find(
      ({ text }) => text === firstTextUnder(next, 0, optionId),
    );
    const place = { scenarioId: done.scenarios[1]?.id, point: 0, optionId };
    const fork = await learner.post(`/api/simulations/${id}/forks`, place);
    expect(fork.body).toEqual({
      correct: false,
      correctOptionId: right(next, 0),
      feedback: wrong?.feedback,
      vitalSignChanges: wrong?.after,
      clinicalStatus: wrong?.status,
    });
  });

  it('is followed by one with letters of its own, of problems that took the place of its patients', async () => {
    const learner = await newPro(product);
    const { id } = await begin(learner);
    const [started] = await product.world.commands.log.readStream(
      simulationStream(id as AttemptId),
    );
    expect(started?.version).toBe(2);
    const drawn = started?.data as { scenarios: ReturnType<typeof firstDrawn>[] } | undefined;
    const ids = drawn?.scenarios.flatMap(({ points }) => points.map(({ key }) => key)) ?? [];
    const withdrawn = new Set(scenariosOfBefore.map((one) => one.id));
    expect(drawn?.scenarios.filter(({ scenarioId }) => withdrawn.has(scenarioId))).toEqual([]);
    for (const scenarioId of withdrawn) {
      const own = await product.world.commands.log.readStream(
        scenarioStream(scenarioNamed(scenarioId)),
      );
      expect(own.map(({ type }) => type)).toEqual(['ScenarioPublished', 'ScenarioWithdrawn']);
    }
    expect(ids.filter((key) => key.length === 1)).toEqual([]);
  });

  it('takes a decision from a page that knows the ids of before only once it is loaded anew', async () => {
    const learner = await newPro(product);
    const id = await oldSimulation(learner);
    const place = { scenarioId: next.id, point: 0 };
    const stale = await decider(learner, id)(place, right(next, 0));
    expect([stale.status, stale.body.code]).toEqual([409, 'DecisionNotHere']);
    expect((await view(learner, id)).scenarios[1]?.decisionPoints).toHaveLength(1);
  });
});
