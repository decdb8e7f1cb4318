import type { AttemptEvent } from '../../domain/attempt/events.ts';
import { attemptOne, itemNamed, later, learner, noon, paperItem } from './facts.ts';

type Of<Type extends AttemptEvent['type']> = Extract<AttemptEvent, { type: Type }>;

const about = { attemptId: attemptOne, learnerId: learner, at: noon };
const ability = { theta: 0.4, se: 0.9, low: -1.36, high: 2.16 };

/** An exam that begins with the item `one`. */
export const adaptiveExamStarted = (): Of<'AdaptiveExamStarted'> => ({
  type: 'AdaptiveExamStarted',
  data: {
    ...about,
    areas: [],
    seed: 1,
    itemId: itemNamed('one'),
    family: 'one',
    difficulty: 0,
    rules: {
      version: '2023-04-01',
      cut: 0,
      confidence: 0.95,
      standardErrors: 1.96,
      minimum: 85,
      maximum: 150,
      prior: { mean: 0, sd: 1 },
      nearest: 5,
    },
  },
});

export const abilityEstimated = (id: string, answered: number): Of<'AbilityEstimated'> => ({
  type: 'AbilityEstimated',
  data: {
    ...about,
    itemId: itemNamed(id),
    difficulty: 0,
    correct: true,
    answered,
    ...ability,
    areaCounts: {},
  },
});

export const itemChosen = (id: string): Of<'ItemChosen'> => ({
  type: 'ItemChosen',
  data: { ...about, family: id, difficulty: 0.6, item: paperItem(id) },
});

export const adaptiveExamEnded = (answered: number): Of<'AdaptiveExamEnded'> => ({
  type: 'AdaptiveExamEnded',
  data: {
    ...about,
    at: later,
    rule: 'ended-early',
    passed: false,
    answered,
    ...ability,
    cut: 0,
    confidence: 0.95,
    rulesVersion: '2023-04-01',
  },
});
