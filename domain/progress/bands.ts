export type ScoreBand = 'strong' | 'borderline' | 'weak';

/** 80 % or more, 70 to 79 %, below 70 %. */
export const scoreBand = (percent: number): ScoreBand => {
  if (percent >= 80) return 'strong';
  return percent >= 70 ? 'borderline' : 'weak';
};
