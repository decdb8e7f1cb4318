import { randomFrom, seedOf } from '../../kernel/random.ts';
import { accepted, refused } from '../../kernel/result.ts';
import { nextItem } from '../../measurement/next-item.ts';
import type { Decision } from '../decision.ts';
import { dealt } from '../paper-options.ts';
import type { AdaptiveCandidate, ChosenItem, StartAdaptiveExam } from './adaptive-commands.ts';
import type { AdaptiveProgress } from './adaptive-state.ts';

type Draw = Pick<AdaptiveProgress, 'rules' | 'areas' | 'seed' | 'families' | 'counts'> & {
  readonly theta: number;
  readonly answered: number;
};

type Drawing = Pick<StartAdaptiveExam, 'candidates' | 'chances'>;

const ontoPaper = (
  { item: { options, key, ordered, marking, ...item }, family, difficulty }: AdaptiveCandidate,
  chances: readonly number[],
): ChosenItem => {
  const left = chances.values();
  const dealing = dealt(
    { options, key, ordered, ...(marking ? { marking } : {}) },
    () => left.next().value ?? 0,
  );
  return { item: { ...item, ...dealing }, family, difficulty };
};

/**
 * The item after so many answers: the seed and that number give every draw its own randomness,
 * which has nothing to do with the order of its options.
 */
export const drawNext = (
  { candidates, chances }: Drawing,
  { rules, seed, answered, ...wish }: Draw,
): ChosenItem | undefined => {
  const next = nextItem(candidates, {
    ...wish,
    nearest: rules.nearest,
    random: randomFrom(seedOf(`${seed}/${answered}`)),
  });
  return next && ontoPaper(next, chances);
};

/** Issues the paper of an adaptive exam with its first item, which suits the average learner. */
export const startAdaptiveExam = (command: StartAdaptiveExam): Decision => {
  const { attemptId, learnerId, at, rules, areas, seed } = command;
  const theta = rules.prior.mean;
  const first = drawNext(command, {
    rules,
    areas,
    seed,
    theta,
    answered: 0,
    families: new Set<string>(),
    counts: {},
  });
  if (!first) return refused({ code: 'PaperEmpty' });
  const { field, exam, timeLimitMinutes, timeFactor } = command;
  const { item, family, difficulty } = first;
  const about = { attemptId, learnerId, at };
  const paper = { field, exam, isFullLength: true, mode: 'adaptive' as const, timeLimitMinutes };
  const { itemId } = item;
  // An adaptive exam asks what it chooses and looks back at nothing: no flag is carried into it.
  const issued = { ...about, ...paper, timeFactor, items: [item], flagged: [] };
  const basis = { rules, areas: [...areas], seed };
  return accepted([
    { type: 'PaperIssued', data: issued },
    { type: 'AdaptiveExamStarted', data: { ...about, ...basis, itemId, family, difficulty } },
  ]);
};
