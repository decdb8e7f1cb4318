export type Stoppable = { readonly name: string; readonly stop: () => Promise<void> };

/** Keeps what was started, and stops it the other way round even when a part refuses to. */
export const stopInOrder = () => {
  const started: Stoppable[] = [];
  return {
    add: (name: string, stop: () => Promise<void>): void => {
      started.unshift({ name, stop });
    },
    /** Throws what went wrong, all of it, after everything was stopped. */
    stop: async (): Promise<void> => {
      const failures: unknown[] = [];
      for (const { stop } of started.splice(0))
        await stop().catch((e: unknown) => failures.push(e));
      if (failures.length > 0) throw new AggregateError(failures, 'Not everything stopped cleanly');
    },
  };
};
export type Parts = ReturnType<typeof stopInOrder>;
