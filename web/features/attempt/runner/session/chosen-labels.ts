/** "A,C" to its labels; an empty text is a question left unanswered. */
export const labelsOf = (userAnswer: string): readonly string[] =>
  userAnswer === '' ? [] : userAnswer.split(',');

/** The labels as an answer is sent: in alphabetical order, joined by commas. */
export const userAnswerOf = (labels: readonly string[]): string => labels.toSorted().join(',');

type Choice = {
  readonly several: boolean;
  readonly chosen: readonly string[];
  readonly label: string;
};

/** What is chosen after a label was picked: it replaces a single answer, and toggles among several. */
export const afterChoosing = ({ several, chosen, label }: Choice): readonly string[] => {
  if (!several) return [label];
  return chosen.includes(label) ? chosen.filter((other) => other !== label) : [...chosen, label];
};
