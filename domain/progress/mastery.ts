export type MasteryLevel = 'expert' | 'advanced' | 'intermediate' | 'beginner';

/** From accuracy in percent: 90 or more, 80 or more, 70 or more, else beginner. */
export const masteryLevel = (accuracy: number): MasteryLevel => {
  if (accuracy >= 90) return 'expert';
  if (accuracy >= 80) return 'advanced';
  return accuracy >= 70 ? 'intermediate' : 'beginner';
};
