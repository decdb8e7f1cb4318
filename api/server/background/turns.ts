export type Turns = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;

/**
 * Work of one name is done one after the other, in the order it came. Commands of one stream take
 * turns in this process, so that a browser which sends twenty at once gets no conflict for it.
 */
export const turns = (): Turns => {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
};
