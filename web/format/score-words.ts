/** A percent score; a dash for a paper that has none. */
export const scoreWords = (score: number | null): string => (score === null ? '–' : `${score}%`);

type Averaged = { readonly scores: number };

/** The mean of scores; a dash where there is none yet. */
export const averageWords = (average: number, { scores }: Averaged): string =>
  scoreWords(scores === 0 ? null : average);

/** What a mean of scores is over. */
export const averageNote = (over: string, { scores }: Averaged): string =>
  scores === 0 ? 'No scores yet' : over;
