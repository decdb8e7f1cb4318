import { scoreBand } from '../../../domain/progress/bands.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

/** A percent score as its band and how far the next mark is: "Borderline: 4 points under Strong". */
export const bandDistance = (score: number): string => {
  const band = scoreBand(score);
  // The band's name stays on one line.
  if (band === 'weak') return `Needs\u00a0work: ${points(70 - score)} under Borderline`;
  if (band === 'borderline') return `Borderline: ${points(80 - score)} under Strong`;
  return score === 80
    ? 'Strong: right at its mark'
    : `Strong: ${points(score - 80)} above its mark`;
};
