const keyOf = (attemptId: string): string => `quiz-index:${attemptId}`;

/** The question this tab was at; undefined when it was never there. */
export const rememberedIndex = (attemptId: string): number | undefined => {
  try {
    const kept = sessionStorage.getItem(keyOf(attemptId));
    return kept === null ? undefined : Number(kept);
  } catch {
    // Storage can be switched off in a browser; the runner then starts at the first unanswered.
    return undefined;
  }
};

export const rememberIndex = (attemptId: string, index: number): void => {
  try {
    sessionStorage.setItem(keyOf(attemptId), String(index));
  } catch {
    return;
  }
};

export const forgetIndex = (attemptId: string): void => {
  try {
    sessionStorage.removeItem(keyOf(attemptId));
  } catch {
    return;
  }
};
