import { queryOptions } from '@tanstack/react-query';
import { simulationView } from '../../domain/contracts/simulation.ts';
import { request } from '../http/request.ts';

export const simulationKey = (attemptId: string) => ['simulation', attemptId] as const;

/**
 * One clinical simulation: open as far as it has come, or over with its result. It is dropped when
 * the screen is left, so that resuming reads the decisions anew.
 */
export const simulationQuery = (attemptId: string) =>
  queryOptions({
    queryKey: simulationKey(attemptId),
    queryFn: ({ signal }) =>
      request({
        path: `/api/simulations/${encodeURIComponent(attemptId)}`,
        schema: simulationView,
        signal,
      }),
    gcTime: 0,
  });
