import type { Parking, Task } from '../../../../projectors/reactions/parked-work.ts';

/** In the order they were parked, the first of each order key. */
const firstOfEach = <Work>(parked: ReadonlyMap<string, Task<Work>>): Task<Work>[] =>
  [...Map.groupBy(parked.values(), ({ orderKey }) => orderKey).values()].flatMap(([first]) =>
    first ? [first] : [],
  );

/** Parks in memory; what is parked is due as soon as the test says so. */
export const parkingLot = <Work>() => {
  const parked = new Map<string, Task<Work>>();
  let isDue = false;
  const parking: Parking<Work> = {
    park: async (task) => void parked.set(task.key, task),
    queue: async (task) => void parked.set(task.key, task),
    waiting: async (orderKeys) => {
      const waiting = new Set([...parked.values()].map(({ orderKey }) => orderKey));
      return new Set(orderKeys.filter((key) => waiting.has(key)));
    },
    due: async () => (isDue ? firstOfEach(parked) : []),
    leave: async (key) => void parked.delete(key),
    everyMs: 10,
    isOutage: (error) => error instanceof Error && error.message === 'away',
  };
  return {
    parking,
    parked,
    letTry: (): void => {
      isDue = true;
    },
  };
};
