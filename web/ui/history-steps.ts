type Hold = (event: PopStateEvent) => void;

const holding = new Set<Hold>();

/** Hears of the browser's Back and Forward before the router does; for that it must be called first. */
export const watchSteps = (): void =>
  window.addEventListener('popstate', (event) => {
    for (const hold of holding) hold(event);
  });

/** Has each step shown to `hold`, which may keep it from the router; until the answer is called. */
export const holdSteps = (hold: Hold): (() => void) => {
  holding.add(hold);
  return () => void holding.delete(hold);
};
