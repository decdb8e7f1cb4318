export type Contestant = { readonly name: string; readonly round: () => Promise<number> };

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
};

/** The value below which this share of the values lies, by nearest rank. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

/**
 * Lets the contestants run in turn, so that whatever else the machine does meets them all alike,
 * and gives each one's median. The first round warms up and does not count.
 */
export const inTurn = async (
  contestants: readonly Contestant[],
  rounds: number,
): Promise<ReadonlyMap<string, number>> => {
  const results = new Map(contestants.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, round: run } of contestants) {
      const result = await run();
      if (round > 0) results.get(name)?.push(result);
    }
  }
  return new Map([...results].map(([name, values]) => [name, median(values)]));
};

/** Calls made per second while `callers` call one after another for so many milliseconds. */
export const callsPerSecond = async (
  call: (caller: number) => Promise<unknown>,
  { callers, milliseconds }: { readonly callers: number; readonly milliseconds: number },
): Promise<number> => {
  const began = performance.now();
  let calls = 0;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (performance.now() - began < milliseconds) {
        await call(caller);
        calls += 1;
      }
    }),
  );
  return (calls / (performance.now() - began)) * 1000;
};
