import { describe, expect, it } from 'vitest';
import { presentScenario } from '../../../api/simulation/presenters/scenarios.ts';
import { bankScenarioOf } from '../../../domain/bank/scenarios/bank-scenario.ts';
import { drawnScenarioOf } from '../../../domain/bank/scenarios/drawn-scenario.ts';
import type { WrittenScenario } from '../../../domain/bank/scenarios/scenario.ts';
import { scenarios } from '../../../domain/bank/scenarios/scenarios.ts';
import type { AttemptId } from '../../../domain/kernel/ids.ts';
import { type RandomSource, randomFrom } from '../../../domain/kernel/random.ts';
import { drawnIdOf, shownScenario } from '../../../domain/simulation/shown-scenario.ts';
import {
  byLetter,
  byWords,
  chanceAmong,
  guessed,
  type SeenDecision,
} from '../../support/decision-guessers.ts';
import { commandNumber } from '../../support/facts.ts';
import { firstLettered } from '../../support/first-letters.ts';
import { decisionMade, scenarioNamed } from '../../support/simulation-facts.ts';
import { openIn } from '../../support/written-decisions.ts';

type Drawing = { readonly attemptId: AttemptId; readonly chance: RandomSource };

/** Every decision of a scenario as it is served when it is open, the ones before it made right. */
const decisionsOf =
  ({ attemptId, chance }: Drawing) =>
  (written: WrittenScenario, index: number): SeenDecision[] => {
    const bank = bankScenarioOf(written);
    const drawn = drawnScenarioOf(bank, { revision: 1, firstSeen: true, chance });
    const own = { ...bank, shown: shownScenario(drawn) };
    const right = drawn.points.map(
      ({ key }, point) =>
        decisionMade({ scenarioId: scenarioNamed(written.id), point, optionId: key }).data,
    );
    return drawn.points.flatMap((_, point) => {
      const walked = { made: right.slice(0, point), isOver: false };
      const scenario = presentScenario(drawnIdOf(attemptId, index), own, walked);
      const open = openIn(scenario);
      return open ? [{ attemptId, scenario, point, open }] : [];
    });
  };

const simulationNumber = (n: number): SeenDecision[] => {
  const attemptId = commandNumber(n) as string as AttemptId;
  return scenarios.flatMap(decisionsOf({ attemptId, chance: randomFrom(n) }));
};

const six = [1, 2, 3, 4, 5, 6].flatMap(simulationNumber);
const decisions = scenarios.flatMap(({ decisionPoints }) => decisionPoints).length;

/** As the first version of the bank served the same decision. */
const asAtFirst = (seen: SeenDecision, written: WrittenScenario | undefined): SeenDecision => {
  const { right, wrong } = written?.decisionPoints[seen.point] ?? { wrong: [] };
  const options = firstLettered(right ? [right, ...wrong] : [], `${written?.id}/${seen.point}`);
  return {
    ...seen,
    open: {
      ...seen.open,
      options: options.map(({ id, option: { type, text } }) => ({ id, type, text })),
    },
  };
};

describe('a taker who knows how the product works', () => {
  it('finds every key where the letters follow from an id, as they once did', () => {
    const seen = scenarios.flatMap((written, index) =>
      decisionsOf({ attemptId: 'a' as AttemptId, chance: randomFrom(index) })(written, index).map(
        (one) => asAtFirst(one, written),
      ),
    );
    const best = guessed(byLetter, seen).find(({ share }) => share === 1);
    expect(best?.name).toBe('a shuffle by the id in the bank and the place');
  });

  it('guesses no better than chance over every decision of the bank', () => {
    expect(six).toHaveLength(6 * decisions);
    const better = guessed(byLetter, six).filter(({ share }) => share > chanceAmong(six.length, 4));
    expect(better).toEqual([]);
  });

  it('reads no key off the words, their hashes, types and lengths either', () => {
    const better = guessed(byWords, six).filter(({ share }) => share > chanceAmong(decisions, 4));
    expect(better).toEqual([]);
  });
});

describe('the options of a scenario in the bank', () => {
  it('stand where their ids put them: the right one anywhere', () => {
    const places = scenarios.flatMap((written) =>
      bankScenarioOf(written).scenario.decisionPoints.map(({ options, correctOptionId }) =>
        options.findIndex(({ id }) => id === correctOptionId),
      ),
    );
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((one) => one === place).length / places.length;
      expect(share).toBeLessThan(chanceAmong(places.length, 4));
    }
  });

  it('keep their ids when their author moves them', () => {
    const [written] = scenarios;
    if (!written) throw new Error('There are no scenarios');
    const moved = {
      ...written,
      decisionPoints: written.decisionPoints.map(({ wrong: [one, two, three], ...point }) => ({
        ...point,
        wrong: [three, one, two] as const,
      })),
    };
    expect(bankScenarioOf(moved)).toEqual(bankScenarioOf(written));
  });
});
