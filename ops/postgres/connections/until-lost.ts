type Losable = { readonly lost: AbortSignal; readonly end: () => Promise<void> };

export type UntilLost<Opened extends Losable> = {
  /** What is open; opened at the first need, and again after it was lost. Throws what `open` throws. */
  readonly current: () => Promise<Opened>;
  readonly end: () => Promise<void>;
};

/** Keeps one thing open that may be lost at any time. */
export const untilLost = <Opened extends Losable>(
  open: () => Promise<Opened>,
): UntilLost<Opened> => {
  let kept: Promise<Opened> | undefined;
  const begin = (): Promise<Opened> => {
    const opening = open();
    const forget = () => {
      if (kept === opening) kept = undefined;
    };
    opening.then(({ lost }) => lost.addEventListener('abort', forget, { once: true }), forget);
    return opening;
  };
  const current = async (): Promise<Opened> => {
    kept ??= begin();
    const mine = kept;
    const opened = await mine;
    if (!opened.lost.aborted) return opened;
    if (kept === mine) kept = undefined;
    return current();
  };
  return {
    current,
    end: async () => {
      const opened = await kept?.catch(() => undefined);
      await opened?.end();
    },
  };
};
