/** What an answer leaves where its question was in view. */
type Trace = { readonly chosen: readonly string[]; readonly seconds: number };

/**
 * The answers up to the last question that was answered or in view. What follows was not reached,
 * as measurement calls it (Lord, Applications of Item Response Theory, ch. 15): of what is known it tells nothing.
 */
export const reached = <Answer extends Trace>(answers: readonly Answer[]): readonly Answer[] => {
  const last = answers.findLastIndex(({ chosen, seconds }) => chosen.length > 0 || seconds > 0);
  return answers.slice(0, last + 1);
};
