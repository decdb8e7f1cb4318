export type Slots = <Value>(job: () => Promise<Value>) => Promise<Value>;

/** Lets at most `limit` jobs run at once; the others wait in the order they came. */
export const slots = (limit: number): Slots => {
  let free = limit;
  const waiting: (() => void)[] = [];

  const enter = async (): Promise<void> => {
    if (free === 0) return new Promise((resolve) => waiting.push(resolve));
    free -= 1;
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async (job) => {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
};
