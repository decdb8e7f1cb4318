type Kept<Answer> = { readonly version: string; readonly answer: Answer };

/**
 * Answers kept in process for as long as what they were counted from has one version; of the
 * oldest asked for, more than `atMost` are forgotten.
 */
export const keptAnswers = <Answer>(atMost: number) => {
  const kept = new Map<string, Kept<Answer>>();
  return async (key: string, version: string, count: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key);
    const answer = known?.version === version ? known.answer : await count();
    kept.delete(key);
    kept.set(key, { version, answer });
    const [oldest] = kept.keys();
    if (kept.size > atMost && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
};
