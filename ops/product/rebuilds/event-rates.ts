const everyMs = 1000;
/** A chart has no use for more. */
const mostSamples = 240;

/** Half as many, each the mean of two: the chart keeps its whole way at a coarser step. */
const halved = (samples: readonly number[]): number[] =>
  samples.flatMap((sample, index) =>
    index % 2 === 0 ? [Math.round((sample + (samples[index + 1] ?? sample)) / 2)] : [],
  );

/** Events a second while something is counted, one sample a second, at most some hundreds. */
export const sampledRates = (now: () => number = () => performance.now()) => {
  let samples: number[] = [];
  let spanMs = everyMs;
  let last = { at: now(), events: 0 };
  return {
    begin: (): void => {
      last = { at: now(), events: 0 };
    },
    took: (events: number): void => {
      const elapsed = now() - last.at;
      if (elapsed < spanMs) return;
      samples.push(Math.round(((events - last.events) / elapsed) * 1000));
      last = { at: now(), events };
      if (samples.length < mostSamples) return;
      samples = halved(samples);
      spanMs *= 2;
    },
    all: (): readonly number[] => samples,
  };
};
