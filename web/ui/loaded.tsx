import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from './load-failed.tsx';

type LoadedProps<Value> = {
  readonly query: UseQueryResult<Value>;
  /** What is missing when it fails, as the start of a sentence. */
  readonly what: string;
  /** Of the same size as what comes. */
  readonly skeleton: ReactNode;
  readonly children: (value: Value) => ReactNode;
};

/** A part of a page in its three states: on its way, failed with a retry, there. */
export const Loaded = <Value,>({ query, what, skeleton, children }: LoadedProps<Value>) => {
  // A failed refresh keeps showing what was read before.
  if (query.data !== undefined) return children(query.data);
  const { isError, error, refetch } = query;
  return isError ? <LoadFailed what={what} onRetry={refetch} error={error} /> : skeleton;
};
