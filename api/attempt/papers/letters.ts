/** "A,C" as its letters; none for a skipped question. */
export const lettersOf = (userAnswer: string): string[] =>
  userAnswer === '' ? [] : userAnswer.split(',');
