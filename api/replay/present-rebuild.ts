import type { RebuildShown } from '../../domain/contracts/replay.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { percentOf } from '../../domain/kernel/percent.ts';
import { shareOf } from '../../domain/kernel/position-share.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { RebuildRow } from './queries/rebuild-reads.ts';

const instantOf = (moment: Date): Instant => moment.toISOString() as Instant;

/** A rebuild as its administrators see it. */
export const presentRebuild = (
  { askedBy, projection, position, upTo, rates, startedAt, endedAt, state, ...row }: RebuildRow,
  viewer: AccountId,
): RebuildShown => ({
  ...row,
  readModel: projection,
  byYou: askedBy === viewer,
  state: endedAt ? 'ended' : state,
  percent: upTo === '' ? 0 : percentOf(shareOf(position, upTo)),
  rates: [...rates],
  startedAt: instantOf(startedAt),
  endedAt: endedAt && instantOf(endedAt),
});
