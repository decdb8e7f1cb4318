/** Resolves with the first of the signals; at once when one was given before. */
export const firstOf = (signals: readonly AbortSignal[]): Promise<void> =>
  new Promise((resolve) => {
    const either = AbortSignal.any([...signals]);
    if (either.aborted) resolve();
    either.addEventListener('abort', () => resolve(), { once: true });
  });
