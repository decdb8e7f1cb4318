export type Stoppable = { readonly name: string; readonly stop: () => Promise<void> };

/**
 * Keeps what was started, and stops it the other way round even when a part refuses to. What is
 * added after that, by a start that is still under way, is stopped at once.
 */
export const stopInOrder = () => {
  const started: Stoppable[] = [];
  const failures: unknown[] = [];
  let stopped: Promise<void> | undefined;

  const stopOne = ({ stop }: Stoppable): Promise<unknown> =>
    stop().catch((error: unknown) => failures.push(error));
  const stopAll = async (): Promise<void> => {
    for (let next = started.shift(); next; next = started.shift()) await stopOne(next);
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything stopped cleanly');
  };

  return {
    add: (name: string, stop: () => Promise<void>): void => {
      started.unshift({ name, stop });
      if (stopped) stopped = stopped.then(stopAll, stopAll);
    },
    /** Throws what went wrong, all of it, after everything was stopped. */
    stop: (): Promise<void> => {
      stopped ??= stopAll();
      return stopped;
    },
  };
};
export type Parts = ReturnType<typeof stopInOrder>;
