import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnScenarioOf } from '../../../domain/bank/scenarios/drawn-scenario.ts';
import { bankProblemOf } from '../../../domain/bank/simulations-schema/bank-problem.ts';
import { randomFrom } from '../../../domain/kernel/random.ts';
import { placedPoints } from '../../../domain/simulation/decision-points.ts';
import { letterOf } from '../../../domain/simulation/option-order.ts';
import { passLevel, pointsOf } from '../../../domain/simulation/pass-level.ts';
import { simulation } from '../../../domain/simulation/simulation.ts';
import type { Simulation, SimulationCommand } from '../../../domain/simulation/simulation-state.ts';
import { attemptOne, instantAt, learner, zone } from '../../support/facts.ts';
import { problemOfBank } from '../../support/problem-of-bank.ts';
import { simulationStarted } from '../../support/simulation-facts.ts';

const problem = bankProblemOf(await problemOfBank());
const drawn = drawnScenarioOf(problem, { revision: 1, firstSeen: true, chance: randomFrom(7) });
const start = { ...simulationStarted().data, scenarios: [drawn] };
const about = { attemptId: attemptOne, learnerId: learner, at: instantAt('2026-11-20T12:10:00Z') };

const doing = (state: Simulation, command: SimulationCommand): Simulation => {
  const decided = simulation.decide(command, state);
  if (!decided.ok) throw new Error(decided.refusal.code);
  return decided.value.reduce(simulation.evolve, state);
};
const refusal = (state: Simulation, command: SimulationCommand): string | undefined => {
  const decided = simulation.decide(command, state);
  return decided.ok ? undefined : decided.refusal.code;
};

const begun = doing(simulation.initial, { type: 'StartSimulation', ...start });
const the = <Of>(found: Of | undefined): Of => {
  if (found === undefined) throw new Error('It is not there');
  return found;
};

const ask = (choice: number | 'done', point = 0): SimulationCommand => ({
  ...about,
  type: 'GatherInformation',
  scenario: 0,
  point,
  choice,
});
const order = (letter: string, point = 0): SimulationCommand => ({
  ...about,
  type: 'AnswerDecision',
  scenario: 0,
  point,
  letter,
  seconds: 10,
  timeZone: zone('UTC'),
});

/** The decision that is open, with the options that were not refused there. */
const openAt = (state: Simulation) => {
  if (state.status !== 'open') return undefined;
  const point = placedPoints(state.started.scenarios, state.made)[state.made.length];
  if (!point) return undefined;
  const refused = new Set(
    state.refused.filter((one) => one.point === point.point).map(({ optionId }) => optionId),
  );
  return { point, free: point.options.filter(({ id }) => !refused.has(id)) };
};
type Open = NonNullable<ReturnType<typeof openAt>>;

const letter = ({ point }: Open, id: Open['free'][number]['id']): string =>
  letterOf(
    point.options.map((option) => option.id),
    id,
  );

type Taker = {
  readonly asks: (weight: number) => boolean;
  readonly orders: (open: Open) => Open['free'][number];
};

/** Asks ahead of a decision, where that is still to be done. */
const gathered = (state: Simulation, { point }: Open, asks: Taker['asks']): Simulation => {
  const { gathering, shown } = point;
  const isDone =
    state.status === 'open' && state.finished.has(`${drawn.scenarioId}/${point.point}`);
  if (!gathering || isDone) return state;
  const asked = gathering.flatMap(({ weight }, index) => (asks(weight) ? [index + 1] : []));
  return [...asked, 'done' as const].reduce((so, choice) => doing(so, ask(choice, shown)), state);
};

/** Walks the whole problem as a taker would. */
const walked = ({ asks, orders }: Taker): Simulation => {
  let state = begun;
  for (let open = openAt(state); open; open = openAt(state)) {
    state = gathered(state, open, asks);
    state = doing(state, order(letter(open, orders(open).id), open.point.shown));
  }
  return state;
};

const best = ({ point, free }: Open) => free.find(({ id }) => id === point.key) ?? the(free[0]);
const worst = ({ free }: Open) => the(free.toSorted((a, b) => a.weight - b.weight)[0]);

const resultOf = (state: Simulation) => {
  if (state.status !== 'completed') throw new Error(`It is ${state.status}`);
  return state.result;
};
const partsOf = (state: Simulation) => {
  const sections = resultOf(state).sections ?? [];
  const of = (kind: string) => pointsOf(sections.filter((section) => section.kind === kind));
  return { gathering: of('gathering'), decisions: of('decision') };
};

describe('information gathering', () => {
  it('comes before its decision', () => {
    expect(refusal(begun, order('A'))).toBe('GatheringOpen');
    expect(refusal(begun, ask(1, 1))).toBe('GatheringNotHere');
    expect(refusal(begun, ask(20 + 1))).toBe('OptionNotOffered');
  });

  it('counts a choice once, and takes none once it is over', () => {
    const asked = doing(begun, ask(3));
    expect(doing(asked, ask(3))).toEqual(asked);
    const over = doing(asked, ask('done'));
    expect(doing(over, ask('done'))).toEqual(over);
    expect(refusal(over, ask(4))).toBe('GatheringOver');
    expect(doing(over, ask(3))).toEqual(over);
  });
});

describe('a decision of a problem', () => {
  it('stays open where the physician refuses, and is no longer right then', () => {
    const gathered = doing(begun, ask('done'));
    const open = the(openAt(gathered));
    const refused = the(open.free.find(({ leadsTo }) => leadsTo === 'again'));
    const again = doing(gathered, order(letter(open, refused.id)));
    expect(openAt(again)?.point.point).toBe(open.point.point);
    const done = doing(again, order(letter(open, open.point.key)));
    expect(done).toMatchObject({
      made: [{ correct: false }],
      refused: [{ weight: refused.weight }],
    });
  });

  it('opens a branch that rejoins, and shows the patient as each scene was written', () => {
    const gathered = doing(begun, ask('done'));
    const open = the(openAt(gathered));
    const strays = open.free.filter(({ leadsTo }) => typeof leadsTo === 'number');
    expect(strays.length).toBeGreaterThan(0);
    for (const stray of strays) {
      const branch = doing(gathered, order(letter(open, stray.id)));
      const inBranch = the(openAt(branch));
      expect(inBranch.point.isBranch).toBe(true);
      const back = doing(branch, order(letter(inBranch, inBranch.point.key), 1));
      const straight = doing(gathered, order(letter(open, open.point.key)));
      expect(openAt(back)?.point.patient).toEqual(openAt(straight)?.point.patient);
    }
  });
});

describe('the points of a problem', () => {
  it('are all there for who asks for what helps and orders what is right', () => {
    const { gathering, decisions } = partsOf(
      walked({ asks: (weight) => weight > 0, orders: best }),
    );
    expect(gathering.earned).toBe(gathering.max);
    expect(decisions.earned).toBe(decisions.max);
    expect(decisions.passLevel).toBe(passLevel(decisions.max));
  });

  it('pass nobody who asks for everything, or orders what is dangerous first', () => {
    const careless = partsOf(walked({ asks: () => true, orders: worst }));
    expect(careless.gathering.earned).toBeLessThan(careless.gathering.passLevel);
    expect(careless.decisions.earned).toBeLessThan(careless.decisions.passLevel);
  });

  it('end for every taker, with as many decisions for everybody and never more than can be had', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (chance) => {
        const next = () => chance.next().value as number;
        const state = walked({
          asks: () => next() % 2 === 0,
          orders: ({ free }) => the(free[next() % free.length]),
        });
        const { total, skipped } = resultOf(state);
        const { gathering, decisions } = partsOf(state);
        expect([total, skipped]).toEqual([drawn.points.filter((one) => !one.isBranch).length, 0]);
        expect(gathering.earned).toBeLessThanOrEqual(gathering.max);
        expect(decisions.earned).toBeLessThanOrEqual(decisions.max);
      }),
      { numRuns: 60 },
    );
  });
});
