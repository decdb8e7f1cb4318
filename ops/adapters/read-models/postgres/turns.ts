/** Lets so many work at a time; the others wait for their turn, for as long as it takes. */
export const turnsFor = (most: number) => {
  const waiting: (() => void)[] = [];
  let working = 0;
  const begin = async (): Promise<void> => {
    if (working >= most) await new Promise<void>((turn) => waiting.push(turn));
    else working += 1;
  };
  const end = (): void => {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  };
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
};
