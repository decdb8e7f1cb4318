type Kept<Answer> = { readonly version: string; readonly answer: Promise<Answer> };

/**
 * Answers kept in process for as long as what they were counted from has one version; whoever asks
 * while one is counted waits for it. Of the oldest asked for, more than `atMost` are forgotten, and
 * so is what failed.
 */
export const keptAnswers = <Answer>(atMost: number) => {
  const kept = new Map<string, Kept<Answer>>();

  const begun = (key: string, count: () => Promise<Answer>): Promise<Answer> => {
    const answer = count();
    const forget = () => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    };
    answer.catch(forget);
    return answer;
  };

  return (key: string, version: string, count: () => Promise<Answer>): Promise<Answer> => {
    const known = kept.get(key);
    const answer = known?.version === version ? known.answer : begun(key, count);
    kept.delete(key);
    kept.set(key, { version, answer });
    const [oldest] = kept.keys();
    if (kept.size > atMost && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
};
