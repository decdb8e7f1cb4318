/** Points as they are added or taken away: +2, 0, −3. */
export const signedPoints = (points: number): string => {
  if (points > 0) return `+${points}`;
  return points < 0 ? `\u2212${-points}` : '0';
};
