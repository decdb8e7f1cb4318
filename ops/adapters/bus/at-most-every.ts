/** Does the work when it is called, and once more after a pause for all calls that came meanwhile. */
export const atMostEvery = (ms: number, work: () => void): (() => void) => {
  let isPausing = false;
  let isDue = false;
  const begin = (): void => {
    isDue = false;
    isPausing = true;
    work();
    setTimeout(() => {
      isPausing = false;
      if (isDue) begin();
    }, ms).unref();
  };
  return () => {
    isDue = true;
    if (!isPausing) begin();
  };
};
