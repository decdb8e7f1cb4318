/** A step of a start, in words for a person at the terminal. */
export type Step = {
  readonly begins: string;
  /** What it came to; how long it took is added. */
  readonly ended: string;
  /** Milliseconds after which it is told; at once when absent. */
  readonly afterMs?: number;
};

const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);

/** Says that a step has begun, and how long it took when it is done; nothing of one that is over sooner. */
export const tellStep = async <Value>(
  { begins, ended, afterMs = 0 }: Step,
  say: (line: string) => void,
  work: () => Promise<Value>,
): Promise<Value> => {
  const began = performance.now();
  let isTold = false;
  const tell = (): void => {
    isTold = true;
    say(begins);
  };
  if (afterMs === 0) tell();
  const timer = afterMs > 0 ? setTimeout(tell, afterMs) : undefined;
  try {
    const value = await work();
    if (isTold) say(`${ended} in ${secondsSince(began)} s.`);
    return value;
  } finally {
    clearTimeout(timer);
  }
};
