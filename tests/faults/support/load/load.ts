type Script = AsyncGenerator<void>;

export type Load = {
  readonly start: () => void;
  /** Resolves once no request is on its way and none has an unknown outcome; throws what a script threw. */
  readonly pause: () => Promise<void>;
};

/** Runs scripts beside each other, step by step, so that they can be held between two steps. */
export const loadOf = (scripts: readonly Script[]): Load => {
  let isOn = false;
  let running = Promise.resolve();
  const drive = async (script: Script): Promise<void> => {
    while (isOn) await script.next();
  };
  return {
    start: () => {
      isOn = true;
      running = Promise.all(scripts.map(drive)).then(() => undefined);
      running.catch((error: unknown) => {
        isOn = false;
        // Told at once: what waits for an acknowledgement only knows that none comes.
        console.error(error);
      });
    },
    pause: async () => {
      isOn = false;
      await running;
    },
  };
};
