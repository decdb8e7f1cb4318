import { describe, expect, it } from 'vitest';
import { presentScenario } from '../../../api/simulation/presenters/scenarios.ts';
import { drawnScenarioOf } from '../../../domain/bank/scenarios/drawn-scenario.ts';
import type { BankPoint, BankScenario } from '../../../domain/bank/scenarios/scenario-events.ts';
import { bankProblemOf } from '../../../domain/bank/simulations-schema/bank-problem.ts';
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
import { problemOfBank, problemsOfBank } from '../../support/problem-of-bank.ts';
import { decisionMade, scenarioNamed } from '../../support/simulation-facts.ts';
import { openIn } from '../../support/written-decisions.ts';

const bank = (await problemsOfBank()).map(bankProblemOf);

type Drawing = { readonly attemptId: AttemptId; readonly chance: RandomSource };

/** The decisions that everybody meets, as each is served when it is open, the ones before it made right. */
const decisionsOf =
  ({ attemptId, chance }: Drawing) =>
  (problem: BankScenario, index: number): SeenDecision[] => {
    const drawn = drawnScenarioOf(problem, { revision: 1, firstSeen: true, chance });
    const own = { ...problem, shown: shownScenario(drawn) };
    const scenarioId = scenarioNamed(problem.scenario.id);
    const finished = drawn.points.map((_, point) => ({ scenarioId, point }));
    const right = drawn.points.flatMap(({ key, isBranch }, point) =>
      isBranch ? [] : decisionMade({ scenarioId, point, optionId: key }).data,
    );
    return right.flatMap(({ point }, met) => {
      const walked = { made: right.slice(0, met), finished, isOver: false };
      const scenario = presentScenario(drawnIdOf(attemptId, index), own, walked);
      const open = openIn(scenario);
      return open ? [{ attemptId, scenario, point, open }] : [];
    });
  };

const simulationNumber = (n: number): SeenDecision[] => {
  const attemptId = commandNumber(n) as string as AttemptId;
  return bank.flatMap(decisionsOf({ attemptId, chance: randomFrom(n) }));
};

const one = simulationNumber(1);
const six = [one, ...[2, 3, 4, 5, 6].map(simulationNumber)].flat();

/** As the first version of the bank would have served the same decision. */
const asAtFirst = (seen: SeenDecision, { scenario }: BankScenario): SeenDecision => {
  const { options, correctOptionId } = scenario.decisionPoints[seen.point] as BankPoint;
  const keyFirst = options.toSorted((_, other) => (other.id === correctOptionId ? 1 : -1));
  const lettered = firstLettered(keyFirst, `${scenario.id}/${seen.point}`);
  return {
    ...seen,
    open: {
      ...seen.open,
      options: lettered.map(({ id, option: { type, text } }) => ({ id, type, text })),
    },
  };
};

describe('a taker who knows how the product works', () => {
  it('finds every key where the letters follow from an id, as they once did', () => {
    const seen = bank.flatMap((problem, index) =>
      decisionsOf({ attemptId: 'a' as AttemptId, chance: randomFrom(index) })(problem, index).map(
        (decision) => asAtFirst(decision, problem),
      ),
    );
    const best = guessed(byLetter, seen).find(({ share }) => share === 1);
    expect(best?.name).toBe('a shuffle by the id in the bank and the place');
  });

  it('guesses no better than chance over every decision of the bank', () => {
    const counted = bank.flatMap(({ sections }) => sections ?? []).filter((one) => !one.isBranch);
    expect(six).toHaveLength(6 * counted.length);
    const better = guessed(byLetter, six).filter(({ share }) => share > chanceAmong(six, 4));
    expect(better).toEqual([]);
  });

  it('reads no key off the words, their hashes, types and lengths either', () => {
    // Words are the same in all six simulations, so that six are no more evidence than one.
    const better = guessed(byWords, six).filter(({ share }) => share > chanceAmong(one, 4));
    expect(better).toEqual([]);
  });
});

describe('the options of a problem in the bank', () => {
  it('stand where their ids put them: the right one anywhere', () => {
    const points = bank.flatMap(({ scenario }) => scenario.decisionPoints);
    for (const place of [0, 1, 2, 3]) {
      const offering = points.filter(({ options }) => options.length > place);
      const lucky = offering.map(({ options }) => 1 / options.length);
      const expected = lucky.reduce((all, share) => all + share, 0);
      const right = offering.filter(({ options, correctOptionId }) => {
        return options[place]?.id === correctOptionId;
      });
      const spread = Math.sqrt(lucky.reduce((all, share) => all + share * (1 - share), 0));
      expect(Math.abs(right.length - expected)).toBeLessThan(4 * spread);
    }
  });

  it('keep their ids when their author moves them', async () => {
    const problem = await problemOfBank();
    const moved = {
      ...problem,
      sections: problem.sections.map((section) =>
        section.kind === 'decision-making'
          ? { ...section, options: section.options.toReversed() }
          : section,
      ),
    };
    expect(bankProblemOf(moved)).toEqual(bankProblemOf(problem));
  });
});
