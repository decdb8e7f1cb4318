/** A rest that ends early when it is woken, also by a call that came before it began. */
export type WakeableRest = {
  readonly wake: () => void;
  /** Resolves after so many milliseconds, or when woken. */
  readonly take: (ms: number) => Promise<void>;
};

export const wakeableRest = (): WakeableRest => {
  let isWoken = false;
  let end: () => void = () => undefined;
  return {
    wake: () => {
      isWoken = true;
      end();
    },
    take: async (ms) => {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isWoken = false;
    },
  };
};
