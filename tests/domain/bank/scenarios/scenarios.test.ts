import { describe, expect, it } from 'vitest';
import { blueprintOf } from '../../../../domain/bank/blueprints/blueprints.ts';
import { scenarioCategories } from '../../../../domain/bank/scenarios/scenario.ts';
import { scenarios } from '../../../../domain/bank/scenarios/scenarios.ts';
import { simulationScenario, vitalSigns } from '../../../../domain/contracts/simulation.ts';
import { randomFrom, seedOf } from '../../../../domain/kernel/random.ts';
import { shownAs } from '../../simulation/support/shown-as.ts';

/** Two whole exams by the category counts of the clinical simulation examination. */
const wanted = [14, 2, 4, 2, 10, 4, 4];

describe('the clinical simulations', () => {
  it('are enough for two exams in every category', () => {
    const counts = scenarioCategories.map(
      (category) => scenarios.filter((scenario) => scenario.category === category).length,
    );
    expect(scenarios.length).toBeGreaterThanOrEqual(44);
    const short = scenarioCategories.filter(
      (_, index) => (counts[index] ?? 0) < (wanted[index] ?? 0),
    );
    expect(short).toEqual([]);
  });

  it('have ids of their own and topics of the blueprint', () => {
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
    const areas = blueprintOf('RT', 'CSE')?.areas ?? [];
    const strays = scenarios.filter(
      ({ category, topic }) => !areas.find(({ code }) => code === category)?.topics.includes(topic),
    );
    expect(strays.map(({ id }) => id)).toEqual([]);
  });

  it('do not give the right choice away by its length', () => {
    const points = scenarios.flatMap(({ decisionPoints }) => decisionPoints);
    const longest = points.filter(({ right, wrong }) =>
      wrong.every(({ text }) => text.length < right.text.length),
    );
    expect(longest.length / points.length).toBeLessThan(0.3);
  });
});

describe.each(scenarios)('$id', (written) => {
  const scenario = shownAs(written, randomFrom(seedOf(written.id)));

  it('has the shape of the specification', () => {
    expect(simulationScenario.parse(scenario)).toEqual(scenario);
  });

  it('has one right choice at every point, and a consequence and feedback for each', () => {
    for (const { options, correctOptionId, consequences, feedback } of scenario.decisionPoints) {
      const right = options.filter(({ isCorrect }) => isCorrect).map(({ id }) => id);
      const wrong = options.filter(({ isCorrect }) => !isCorrect).map(({ id }) => id);
      expect(right).toEqual([correctOptionId]);
      expect(Object.keys(consequences.incorrect).sort()).toEqual(wrong);
      expect(Object.keys(feedback.incorrect).sort()).toEqual(wrong);
      expect(new Set(options.map(({ text }) => text)).size).toBe(4);
    }
  });

  it('leaves the patient with signs a monitor can show', () => {
    for (const { right, wrong } of written.decisionPoints) {
      for (const { after } of [right, ...wrong]) {
        expect(() => vitalSigns.partial().parse(after)).not.toThrow();
      }
    }
  });
});

const numberIn = (values: Readonly<Record<string, string>>, name: RegExp): number | undefined => {
  const found = Object.entries(values).find(([key]) => name.test(key))?.[1];
  return found === undefined ? undefined : Number.parseFloat(found);
};

const withGas = scenarios.flatMap(({ id, labValues }) => {
  const [ph, paco2, hco3] = [/^pH/, /^PaCO/, /^HCO/].map((name) => numberIn(labValues, name));
  return ph && paco2 && hco3 ? [{ id, ph, paco2, hco3 }] : [];
});

it('several scenarios tell a whole blood gas', () => {
  expect(withGas.length).toBeGreaterThanOrEqual(5);
});

it.each(withGas)('the blood gas of $id agrees with itself', ({ ph, paco2, hco3 }) => {
  expect(Math.abs(6.1 + Math.log10(hco3 / (0.03 * paco2)) - ph)).toBeLessThanOrEqual(0.03);
});
