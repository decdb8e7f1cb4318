/** Runs loops until the signal; when one of them ends or throws, the others end with it. */
export const sideBySide = async (
  signal: AbortSignal,
  loops: readonly ((ends: AbortSignal) => Promise<void>)[],
): Promise<void> => {
  const leave = new AbortController();
  const ends = AbortSignal.any([signal, leave.signal]);
  const ended = await Promise.allSettled(
    loops.map((loop) => loop(ends).finally(() => leave.abort())),
  );
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
};
