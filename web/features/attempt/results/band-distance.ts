import { scoreBand } from '../../../../domain/progress/bands.ts';
import { bandMarks } from '../../../ui/band.ts';

const { near, strong } = bandMarks;

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

/** A percent score as its band and how far the next goal is: "Borderline: 4 points below the 80% goal". */
export const bandDistance = (score: number): string => {
  const band = scoreBand(score);
  // The band's name stays on one line.
  if (band === 'weak') return `Needs\u00a0work: ${points(near - score)} below ${near}%`;
  if (band === 'borderline')
    return `Borderline: ${points(strong - score)} below the ${strong}% goal`;
  return score === strong
    ? `Strong: right at the ${strong}% goal`
    : `Strong: ${points(score - strong)} above the ${strong}% goal`;
};
