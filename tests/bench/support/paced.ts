export type Pace = { readonly perSecond: number; readonly seconds: number };

const until = (due: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));

/**
 * Milliseconds that each call took when they come at an even pace, whether or not earlier ones are
 * answered; counted from the moment a call was due, so that waiting for its turn is part of it. A call that was refused took for ever.
 */
export const paced = async (
  call: () => Promise<boolean>,
  { perSecond, seconds }: Pace,
): Promise<readonly number[]> => {
  const began = performance.now();
  const calls: Promise<number>[] = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = began + (n * 1000) / perSecond;
    if (due > performance.now()) await until(due);
    calls.push(call().then((ok) => (ok ? performance.now() - due : Number.POSITIVE_INFINITY)));
  }
  return Promise.all(calls);
};
