export type ScoreBand = 'strong' | 'borderline' | 'weak';

/** 80 % or more, 70 to 79 %, below 70 %. */
export const scoreBand = (percent: number): ScoreBand => {
  if (percent >= 80) return 'strong';
  return percent >= 70 ? 'borderline' : 'weak';
};

export type TopicStanding = 'mastered' | 'between' | 'weak';

/** Mastered from 80 % correct, an area for improvement below 60 %. */
export const topicStanding = ({
  correct,
  total,
}: {
  readonly correct: number;
  readonly total: number;
}): TopicStanding => {
  const share = total === 0 ? 0 : correct / total;
  if (share >= 0.8) return 'mastered';
  return share < 0.6 ? 'weak' : 'between';
};
