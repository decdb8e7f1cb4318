import { queryOptions } from '@tanstack/react-query';
import {
  type RebuildAction,
  type RebuildKind,
  rebuildStarted,
  replayOverview,
} from '../../../domain/contracts/replay.ts';
import { adminRequest } from '../admin/admin-request.ts';

/** Milliseconds. */
const atRest = 5_000;
const atWork = 1_000;

/** How every read model stands; looked at each second while one is rebuilt. */
export const replayQuery = () =>
  queryOptions({
    queryKey: ['replay'],
    queryFn: ({ signal }) =>
      adminRequest({ path: '/api/admin/replay', schema: replayOverview, signal }),
    refetchInterval: ({ state: { data } }) => (data?.rebuild ? atWork : atRest),
  });

export type StartWish = {
  readonly readModel: string;
  readonly kind: RebuildKind;
  readonly reason: string;
};

export const startRebuild = (body: StartWish) =>
  adminRequest({
    path: '/api/admin/replay/rebuilds',
    method: 'POST',
    body,
    schema: rebuildStarted,
  });

export type SteerWish = {
  readonly id: string;
  readonly action: RebuildAction;
  readonly reason: string;
};

export const steerRebuild = ({ id, ...body }: SteerWish) =>
  adminRequest({
    path: `/api/admin/replay/rebuilds/${id}/steer`,
    method: 'POST',
    body,
    schema: rebuildStarted,
  });
