import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again for everything under a key that is shown. A first request under way may have been
 * answered before it moved, and nothing takes its place: it is asked again once it came.
 */
export const askAgain = async (client: QueryClient, key: string): Promise<void> => {
  const underWay = { queryKey: [key], fetchStatus: 'fetching' } as const;
  const first = client
    .getQueryCache()
    .findAll({ ...underWay, predicate: ({ state }) => state.data === undefined })
    .map(({ queryKey }) => queryKey);
  await client.invalidateQueries({ queryKey: [key] });
  await Promise.all(first.map((queryKey) => client.invalidateQueries({ queryKey, exact: true })));
};
