export const quiet = Symbol('quiet');

/** All that wait in this process are told at the same moments: what they do then can be done together. */
const untilNextTick = (ms: number): number => ms - (performance.now() % ms);

/** Someone who waits for whatever comes first: a value, a stir, or the next tick where it was asked for. */
const waiter = () => {
  let rise = (): void => undefined;
  return {
    wake: (): void => rise(),
    wait: (ms: number | undefined): Promise<void> =>
      new Promise((resolve) => {
        const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
        rise = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
};

/** Listens once to what is awaited, and knows from then on whether it is here. */
const listenedTo = (awaited: Promise<unknown>, onHere: () => void): (() => boolean) => {
  let isHere = false;
  const arrive = (): void => {
    isHere = true;
    onHere();
  };
  awaited.then(arrive, arrive);
  return () => isHere;
};

export type Silences = {
  /** Something happened that brings no value: it is going to be quiet once more. */
  readonly stir: () => void;
  /** Passes on what the source gives, and says `quiet` once when nothing came or stirred any more. */
  readonly in: <Value>(source: AsyncIterable<Value>) => AsyncGenerator<Value | typeof quiet>;
};

type Waiting = ReturnType<typeof waiter> & {
  readonly ms: number;
  /** The silence is still to be told. */
  isDue: boolean;
};

/** Waits for what comes first, and says whether that was the silence that had to be told. */
const hasFallenQuiet = async (waiting: Waiting, isHere: () => boolean): Promise<boolean> => {
  const { isDue, ms } = waiting;
  await waiting.wait(isDue ? untilNextTick(ms) : undefined);
  if (isDue && !isHere()) waiting.isDue = false;
  return isDue;
};

/** Says `quiet` of each silence until what is awaited is here. */
const silencesBefore = async function* (
  waiting: Waiting,
  awaited: Promise<unknown>,
): AsyncGenerator<typeof quiet> {
  const isHere = listenedTo(awaited, () => waiting.wake());
  waiting.isDue = true;
  while (!isHere()) {
    const isQuiet = await hasFallenQuiet(waiting, isHere);
    if (isQuiet && !isHere()) yield quiet;
  }
};

const withSilences = async function* <Value>(
  waiting: Waiting,
  values: AsyncIterator<Value>,
): AsyncGenerator<Value | typeof quiet> {
  for (;;) {
    const next = values.next();
    yield* silencesBefore(waiting, next);
    const arrived = await next;
    if (arrived.done) return;
    yield arrived.value;
  }
};

/**
 * Tells of each silence once, at the next tick of so many ms. However long it lasts, what is awaited is
 * listened to once: each further reaction would be kept with it.
 */
export const silences = (ms: number): Silences => {
  const waiting: Waiting = { ...waiter(), ms, isDue: false };
  return {
    stir: () => {
      if (waiting.isDue) return;
      waiting.isDue = true;
      waiting.wake();
    },
    in: async function* (source) {
      const values = source[Symbol.asyncIterator]();
      try {
        yield* withSilences(waiting, values);
      } finally {
        // Not awaited: a source that is asked for its next value answers only once its signal ends it.
        values.return?.().catch(() => undefined);
      }
    },
  };
};
