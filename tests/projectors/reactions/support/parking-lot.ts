import type { Parking, Task } from '../../../../projectors/reactions/parked-work.ts';

/** Parks in memory; what is parked is due as soon as the test says so. */
export const parkingLot = <Work>() => {
  const parked = new Map<string, Task<Work>>();
  let isDue = false;
  const parking: Parking<Work> = {
    park: async (task) => void parked.set(task.key, task),
    due: async () => (isDue ? [...parked.values()] : []),
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
