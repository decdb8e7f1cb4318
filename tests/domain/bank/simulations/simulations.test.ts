import { describe, expect, it } from 'vitest';
import { blueprintOf } from '../../../../domain/bank/blueprints/blueprints.ts';
import { scenarioCategories } from '../../../../domain/bank/scenarios/scenario-categories.ts';
import { bankProblemOf } from '../../../../domain/bank/simulations-schema/bank-problem.ts';
import { simulationScenario } from '../../../../domain/contracts/simulation.ts';
import { randomFrom, seedOf } from '../../../../domain/kernel/random.ts';
import { problemsOfBank } from '../../../support/problem-of-bank.ts';
import { shownAs } from '../../simulation/support/shown-as.ts';

/** Two whole exams by the category counts of the clinical simulation examination. */
const wanted = [14, 2, 4, 2, 10, 4, 4];
/** The scenarios that there were before problems had sections. */
const ofBefore = 51;

const problems = await problemsOfBank();

const decisions = problems.flatMap(({ sections }) =>
  sections.filter((section) => section.kind === 'decision-making'),
);

describe('the clinical simulations', () => {
  it('are enough for two exams in every category', () => {
    const counts = scenarioCategories.map(
      (category) => problems.filter((problem) => problem.category === category).length,
    );
    expect(problems.length).toBeGreaterThanOrEqual(44);
    const short = scenarioCategories.filter(
      (_, index) => (counts[index] ?? 0) < (wanted[index] ?? 0),
    );
    expect(short).toEqual([]);
  });

  it('have ids of their own and topics of the blueprint', () => {
    expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
    const areas = blueprintOf('RT', 'CSE')?.areas ?? [];
    const strays = problems.filter(
      ({ category, topic }) => !areas.find(({ code }) => code === category)?.topics.includes(topic),
    );
    expect(strays.map(({ id }) => id)).toEqual([]);
  });

  it('took the place of every scenario of before, once, under another id', () => {
    const replaced = problems.flatMap(({ replaces }) => replaces ?? []);
    expect(new Set(replaced).size).toBe(replaced.length);
    expect(replaced).toHaveLength(ofBefore);
    expect(problems.filter(({ id }) => replaced.includes(id))).toEqual([]);
  });

  it('do not give the right choice away by its length', () => {
    const longest = decisions.filter(({ options }) => {
      const key = options.find((option) => option.key)?.text.length ?? 0;
      return options.every((option) => option.key || option.text.length < key);
    });
    expect(longest.length / decisions.length).toBeLessThan(0.2);
  });
});

describe.each(problems)('$id', (problem) => {
  const bank = bankProblemOf(problem);
  const scenario = shownAs(bank, randomFrom(seedOf(problem.id)));

  it('[DATA-11] has the shape of the specification', () => {
    expect(simulationScenario.parse(scenario)).toEqual(scenario);
  });

  it('[DATA-12] [DATA-13] has one key at every point, and a consequence and feedback for each choice', () => {
    for (const { options, correctOptionId, consequences, feedback } of scenario.decisionPoints) {
      const others = options.map(({ id }) => id).filter((id) => id !== correctOptionId);
      expect(options.find(({ id }) => id === correctOptionId)?.isCorrect).toBe(true);
      expect(Object.keys(consequences.incorrect).sort()).toEqual(others);
      expect(Object.keys(feedback.incorrect).sort()).toEqual(others);
      expect(Object.values(feedback.incorrect).filter((text) => text === '')).toEqual([]);
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
    }
  });

  it('offers 15 to 20 things to ask for, and answers each', () => {
    const gatherings = (bank.sections ?? []).flatMap(({ gathering }) => gathering ?? []);
    expect(gatherings.length).toBeGreaterThan(0);
    for (const { choices } of gatherings) {
      expect(choices.length).toBeGreaterThanOrEqual(15);
      expect(choices.length).toBeLessThanOrEqual(20);
      expect(choices.some(({ weight }) => weight < 0)).toBe(true);
    }
  });
});

const gas = /pH (\d\.\d\d)[,;]? PC?a?CO2 (\d+) mm Hg[,;]? HCO3 (\d+)/g;

const gases = problems.flatMap((problem) =>
  [...JSON.stringify(problem).matchAll(gas)].map(([words, ph, paco2, hco3]) => ({
    id: problem.id,
    words,
    ph: Number(ph),
    paco2: Number(paco2),
    hco3: Number(hco3),
  })),
);

it('problems tell whole blood gases, which agree with themselves', () => {
  expect(gases.length).toBeGreaterThan(100);
  const off = gases.filter(
    ({ ph, paco2, hco3 }) => Math.abs(6.1 + Math.log10(hco3 / (0.03 * paco2)) - ph) > 0.03,
  );
  expect(off.map(({ id, words }) => `${id}: ${words}`)).toEqual([]);
});
