export const quiet = Symbol('quiet');

/** Passes on what the source gives, and says `quiet` each time nothing came for so many ms. */
export const withQuiet = async function* <Value>(
  source: AsyncIterable<Value>,
  ms: number,
): AsyncGenerator<Value | typeof quiet> {
  const values = source[Symbol.asyncIterator]();
  try {
    let next = values.next();
    for (;;) {
      const arrived = await Promise.race([next, quietAfter(ms, next)]);
      if (arrived === quiet) {
        yield quiet;
        continue;
      }
      if (arrived.done) return;
      yield arrived.value;
      next = values.next();
    }
  } finally {
    // Not awaited: a source that is asked for its next value answers only once its signal ends it.
    values.return?.().catch(() => undefined);
  }
};

const quietAfter = (ms: number, unless: Promise<unknown>): Promise<typeof quiet> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(quiet), ms);
    const cancel = () => clearTimeout(timer);
    unless.then(cancel, cancel);
  });
