export const quiet = Symbol('quiet');

/**
 * Passes on what the source gives, and says `quiet` once when nothing came for so many ms. However
 * long the silence, what is awaited is listened to once: each further reaction would be kept with it.
 */
export const withQuiet = async function* <Value>(
  source: AsyncIterable<Value>,
  ms: number,
): AsyncGenerator<Value | typeof quiet> {
  const values = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = values.next();
      if ((await Promise.race([next, quietAfter(ms, next)])) === quiet) yield quiet;
      const arrived = await next;
      if (arrived.done) return;
      yield arrived.value;
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
