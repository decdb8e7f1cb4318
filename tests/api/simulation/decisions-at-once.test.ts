import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../../api/server/server.ts';
import { drawnScenarioOf } from '../../../domain/bank/scenarios/drawn-scenario.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { simulationStream } from '../../../domain/kernel/ids.ts';
import { simulation } from '../../../domain/simulation/simulation.ts';
import { publishedProblem } from '../../support/problem-of-bank.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';
import { refusedLetter, rightLetter, strayLetter } from '../../support/written-decisions.ts';
import { type Browser, browser } from '../support/browser.ts';
import { type Learner, newPro } from '../support/people.ts';
import { firstDecision, view, walkUntil } from '../support/simulation.ts';

let product: TestProduct;
let server: FastifyInstance;
let elsewhere: string;
beforeAll(async () => {
  product = await startTestProduct();
  // As a second process would serve the same learner: the turns of the first are not its own.
  server = await buildServer(product.world);
  elsewhere = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await product.stop();
});

/** A simulation of one patient. */
const onePatient = async (learner: Learner) => {
  const { commands, identifiers, clock } = product.world;
  const attemptId = identifiers.attempt();
  const draw = { revision: 1, firstSeen: true, chance: identifiers.chance };
  const handled = await handleCommand(commands, {
    decider: simulation,
    stream: simulationStream(attemptId),
    command: {
      type: 'StartSimulation',
      attemptId,
      learnerId: learner.id,
      at: clock.instant(),
      field: 'RT',
      exam: 'CSE',
      timeLimitMinutes: 240,
      scenarios: [drawnScenarioOf(await publishedProblem(), draw)],
    },
    meta: {
      actor: learner.id,
      subject: learner.id,
      correlationId: 'test',
      commandId: identifiers.command(),
    },
  });
  if (!handled.ok) throw new Error(handled.refusal.code);
  await product.world.readPosition.reached(['simulations'], handled.position, 5000);
  return attemptId;
};

const opened = async () => {
  const learner = await newPro(product);
  const id = await onePatient(learner);
  const { scenarios: served } = await view(learner, id);
  const { scenario, open } = await firstDecision(learner, { id, served });
  const tabs = [learner, learner, learner, browser(elsewhere, learner.cookie())];
  return { learner, id, scenario, open, tabs };
};

const typesIn = async (id: Awaited<ReturnType<typeof onePatient>>): Promise<string[]> =>
  (await product.world.commands.log.readStream(simulationStream(id))).map(({ type }) => type);

/** Of a patient whose first decision was made, once. */
const decidedOnce = ['SimulationStarted', 'GatheringFinished', 'DecisionPointAnswered'];

type Sent = { readonly id: string; readonly body: unknown; readonly key?: string };

const send = (tab: Pick<Browser, 'post'>, { id, body, key }: Sent) =>
  tab.post(`/api/simulations/${id}/decisions`, body, key ? { 'idempotency-key': key } : {});

describe('a decision that is sent more than once', () => {
  it.each(['without a key', 'under one key'])(
    'counts once and is answered alike, from every tab and process at once, %s',
    async (how) => {
      const { learner, id, scenario, open, tabs } = await opened();
      const key = how === 'under one key' ? product.world.identifiers.command() : '';
      const optionId = rightLetter(open);
      const body = { scenarioId: scenario.id, point: 0, optionId, seconds: 3 };
      const answers = await Promise.all(tabs.map((tab) => send(tab, { id, body, key })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
      expect((await send(learner, { id, body, key })).body).toEqual(answers[0]?.body);
      expect(await typesIn(id)).toEqual(decidedOnce);
    },
  );

  it('stands as the first of them made it, where they differ', async () => {
    const { learner, id, scenario, open, tabs } = await opened();
    const carriedOut = [rightLetter(open), strayLetter(open) ?? ''];
    const letters = [...carriedOut, ...carriedOut];
    const answers = await Promise.all(
      tabs.map((tab, index) => {
        const body = { scenarioId: scenario.id, point: 0, optionId: letters[index], seconds: 3 };
        return send(tab, { id, body });
      }),
    );
    const taken = new Set(letters.filter((_, index) => answers[index]?.status === 200));
    expect(taken.size).toBe(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(2).fill('DecisionAlreadyMade'));
    expect((await view(learner, id)).scenarios[0]?.decisionPoints[0]).toMatchObject({
      status: 'made',
      chosen: [...taken][0],
    });
    expect(await typesIn(id)).toEqual(decidedOnce);
  });

  it('is refused once by the physician, however often it is sent', async () => {
    const { learner, id, scenario, open, tabs } = await opened();
    const body = { scenarioId: scenario.id, point: 0, optionId: refusedLetter(open), seconds: 3 };
    const answers = await Promise.all(tabs.map((tab) => send(tab, { id, body })));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    expect((await view(learner, id)).scenarios[0]?.decisionPoints[0]).toMatchObject({
      status: 'open',
    });
    expect((await typesIn(id)).filter((type) => type === 'OrderRefused')).toHaveLength(1);
  });

  it('completes the simulation once when it is the last one', async () => {
    const { learner, id, scenario, tabs } = await opened();
    const last = scenario.decisionPointCount - 1;
    const { open } = await walkUntil(
      learner,
      { id, served: [scenario] },
      ({ place }) => place.point === last,
    );
    const body = { scenarioId: scenario.id, point: last, optionId: rightLetter(open), seconds: 3 };
    const answers = await Promise.all(tabs.map((tab) => send(tab, { id, body })));
    expect(answers.map(({ body }) => body.isOver)).toEqual([true, true, true, true]);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    const types = await typesIn(id);
    expect(types.filter((type) => type === 'SimulationCompleted')).toHaveLength(1);
    expect(types.filter((type) => type === 'DecisionPointAnswered')).toHaveLength(last + 1);
    expect(await view(learner, id)).toMatchObject({ status: 'completed', result: { score: 100 } });
  });
});
