/** A percent score; a dash for a paper that has none. */
export const scoreWords = (score: number | null): string => (score === null ? '–' : `${score}%`);

type Taken = { readonly scores: number; readonly quizzesTaken: number };

/** The mean of scores; a dash where only adaptive exams were taken, which have none. */
export const averageWords = (average: number, { scores, quizzesTaken }: Taken): string =>
  scoreWords(scores === 0 && quizzesTaken > 0 ? null : average);
