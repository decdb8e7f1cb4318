import { queryOptions } from '@tanstack/react-query';
import { type SimulationView, simulationView } from '../../../../domain/contracts/simulation.ts';
import { request } from '../../../http/request.ts';

export const simulationKey = (attemptId: string) => ['simulation', attemptId] as const;

/** How a simulation stands on the server. @throws HttpError when it is not there any more. */
export const readSimulation = (attemptId: string, signal?: AbortSignal): Promise<SimulationView> =>
  request({
    path: `/api/simulations/${encodeURIComponent(attemptId)}`,
    schema: simulationView,
    ...(signal ? { signal } : {}),
  });

/**
 * One clinical simulation: open as far as it has come, or over with its result. It is dropped when
 * the screen is left, so that resuming reads the decisions anew.
 */
export const simulationQuery = (attemptId: string) =>
  queryOptions({
    queryKey: simulationKey(attemptId),
    queryFn: ({ signal }) => readSimulation(attemptId, signal),
    gcTime: 0,
  });
