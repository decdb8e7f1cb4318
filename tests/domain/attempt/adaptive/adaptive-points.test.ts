import { describe, expect, it } from 'vitest';
import { attempt } from '../../../../domain/attempt/attempt.ts';
import type { AttemptEvent } from '../../../../domain/attempt/events.ts';
import { fold } from '../../../../domain/kernel/decider.ts';
import { estimateAbility } from '../../../../domain/measurement/rasch.ts';
import { questionAt } from '../../../support/facts.ts';
import { answer, pool, recorded, shortRules, sit, waitingItem } from './support/adaptive.ts';

const right = (events: readonly AttemptEvent[]): string[] => waitingItem(fold(attempt, events)).key;

describe('an answer of several points in an adaptive exam', () => {
  const several = pool.map((candidate) => ({
    ...candidate,
    item: {
      ...candidate.item,
      type: 'multiple' as const,
      key: candidate.item.options.slice(0, 3),
    },
  }));
  const withCredit = { ...shortRules, partialCredit: true as const };
  const begun = (rules: typeof shortRules) => sit('', { rules, candidates: several });
  const estimated = (events: readonly AttemptEvent[]) =>
    events.find((event) => event.type === 'AbilityEstimated')?.data;
  const twoOfThree = (events: readonly AttemptEvent[]) =>
    recorded(answer(questionAt(1), right(events).slice(0, 2), { candidates: several }), events);

  it('earns its share of them where the rules of the exam know partial credit', () => {
    // Two of three points at difficulty 0: ln(0.6667 / 0.3333).
    expect(estimated(twoOfThree(begun(withCredit)))).toMatchObject({
      correct: false,
      points: 2,
      maxPoints: 3,
      theta: 0.693_297,
    });
    const asBefore = estimated(twoOfThree(begun(shortRules)));
    expect(asBefore).toMatchObject({ correct: false, theta: -0.401_058 });
    expect(asBefore).not.toHaveProperty('points');
  });

  it('counts on, from the log alone, in the ability after the next answer', () => {
    const first = [...begun(withCredit), ...twoOfThree(begun(withCredit))];
    const next = answer(questionAt(2), right(first), { candidates: several });
    const { difficulty = 0, theta } = estimated(recorded(next, first)) ?? {};
    const responses = [
      { difficulty: 0, credit: 0.6667 },
      { difficulty, credit: 1 },
    ];
    expect(theta).toBe(estimateAbility(responses, shortRules.prior).theta);
  });
});
