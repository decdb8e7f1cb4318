import { notHeld } from '../../domain/draws/held-items.ts';
import { secondsBetween } from '../../domain/kernel/time.ts';
import { Refused } from '../server/refused.ts';
import type { Moment } from './draw-in-turn.ts';

type Choose<One, Chosen> = (candidates: readonly One[]) => readonly Chosen[];

const attempted = <One, Chosen>(choose: Choose<One, Chosen>, candidates: readonly One[]) => {
  try {
    return choose(candidates);
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
};

/**
 * What is chosen of the candidates that no open exam holds. Throws what choosing throws where the
 * exams are not the reason that nothing is left, and `Refused` where they are.
 */
export const drawnOfFree = <One extends { itemId: string; family: string }, Chosen>(
  candidates: readonly One[],
  { at, holds }: Moment,
  choose: Choose<One, Chosen>,
): readonly Chosen[] => {
  const free = notHeld(candidates, holds);
  if (free.length === candidates.length) return choose(candidates);
  const chosen = attempted(choose, free);
  if (chosen.length > 0 || choose(candidates).length === 0) return chosen;
  const seconds = Math.max(...holds.map(({ until }) => secondsBetween(at, until)));
  throw new Refused({ code: 'OnOpenExam', what: 'draw', seconds });
};
