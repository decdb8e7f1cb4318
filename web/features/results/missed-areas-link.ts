import type { SubmittedAttempt } from '../../../domain/contracts/quiz.ts';

/** To the quiz page with every area chosen in which a point was lost; undefined when none was. */
export const missedAreasLink = (areas: SubmittedAttempt['areas']): string | undefined => {
  const missed = areas.filter(({ correct, total }) => correct < total);
  if (missed.length === 0) return undefined;
  return `/quiz?${new URLSearchParams(missed.map(({ name }) => ['area', name]))}`;
};
