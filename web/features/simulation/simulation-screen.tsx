import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LearnerCalendar } from '../../format/learner-dates.ts';
import { isGone } from '../../http/is-gone.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { CompletedView } from './completed-view.tsx';
import { simulationQuery } from './queries/simulation-query.ts';
import { SimulationRunner } from './simulation-runner.tsx';
import { SimulationSkeleton } from './simulation-skeleton.tsx';

type SimulationScreenProps = {
  readonly attemptId: string;
  readonly calendar: LearnerCalendar;
  /** What stands here when there is no such simulation any more. */
  readonly gone: ReactNode;
};

/** One clinical simulation: its runner while it is open, its result and its path afterwards. */
export const SimulationScreen = ({ attemptId, calendar, gone }: SimulationScreenProps) => {
  const { data, error, refetch, dataUpdatedAt } = useQuery(simulationQuery(attemptId));
  if (isGone(error)) return gone;
  if (data?.status === 'completed') return <CompletedView simulation={data} calendar={calendar} />;
  // Fetched anew because it moved elsewhere: the walk begins where it stands now.
  if (data) return <SimulationRunner key={dataUpdatedAt} simulation={data} />;
  if (error) return <LoadFailed what="Your simulation" onRetry={refetch} />;
  return <SimulationSkeleton />;
};
