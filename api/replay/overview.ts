import type { ReadModelShown, ReplayOverview } from '../../domain/contracts/replay.ts';
import { eventTypes } from '../../domain/events/registry.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { KnownReadModel } from '../../domain/ports/replay-desk.ts';
import type { ApiContext } from '../server/context.ts';
import { presentRebuild } from './present-rebuild.ts';

/** Behind by more than what a commit leaves behind for a moment. */
const behindAfterSeconds = 2;

type StateOf = Pick<ReadModelShown, 'name' | 'lagSeconds' | 'error'> & {
  readonly rebuilding: string | undefined;
};

const stateOf = ({ name, error, lagSeconds, rebuilding }: StateOf): ReadModelShown['state'] => {
  if (error !== null) return 'stopped';
  if (rebuilding === name) return 'rebuilding';
  return lagSeconds > behindAfterSeconds ? 'behind' : 'live';
};

const gathered = async ({ backstage, operations, replay, world }: ApiContext) => {
  const [behind, tables, checkpoints, kept, rebuilds, trouble] = await Promise.all([
    backstage(world.settings),
    replay.readModels.tables(),
    replay.readModels.checkpoints(),
    replay.rebuilds.kept(),
    replay.rebuilds.newest(),
    operations.overview(),
  ]);
  return { behind, tables, checkpoints, kept, rebuilds, trouble };
};
type Gathered = Awaited<ReturnType<typeof gathered>>;

const presentReadModel = (
  { replay }: ApiContext,
  { behind, tables, checkpoints, kept, rebuilds, trouble }: Gathered,
  { name, version, table, handles }: KnownReadModel,
): ReadModelShown => {
  const lag = behind.lags.projection.find((one) => one.name === name);
  const at = checkpoints.get(name);
  const error = trouble.readModels.find((one) => one.name === name)?.error ?? null;
  const lagSeconds = Math.round((lag?.seconds ?? 0) * 1000) / 1000;
  const rebuilding = rebuilds.find(({ endedAt }) => endedAt === null)?.projection;
  const { events } = behind.log;
  const passed = events === undefined || !lag ? undefined : events - (lag.events ?? 0);
  return {
    name,
    version: at?.version ?? null,
    position: at?.position ?? '',
    state: stateOf({ name, error, lagSeconds, rebuilding }),
    lagEvents: lag?.events ?? null,
    lagSeconds,
    rows: tables.get(table)?.rows ?? 0,
    bytes: tables.get(table)?.bytes ?? 0,
    perSecond: replay.readModels.perSecond(name, passed),
    handles,
    error,
    canRollBack: kept.some((one) => one.projection === name && one.version === version),
  };
};

/** How all read models stand to the log, what is being rebuilt, and what waits. */
export const replayOverviewFor = async (
  context: ApiContext,
  viewer: AccountId,
): Promise<ReplayOverview> => {
  const all = await gathered(context);
  const { stalled, parked, parkedCount } = all.trouble;
  const shown = all.rebuilds.map((row) => presentRebuild(row, viewer));
  return {
    events: all.behind.log.events ?? null,
    eventTypes: eventTypes.length,
    readModels: context.world.replay.readModels.map((one) => presentReadModel(context, all, one)),
    stalled,
    parked,
    parkedCount,
    rebuild: shown.find(({ state }) => state !== 'ended') ?? null,
    past: shown.filter(({ state }) => state === 'ended').slice(0, 10),
  };
};
