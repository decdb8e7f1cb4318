import { Pool } from 'pg';
import { beforeAll, type Position } from '../../../../domain/kernel/envelope.ts';
import type { Hint } from '../../../../domain/ports/hints.ts';
import { inProcessBus } from '../../../../ops/adapters/bus/in-process-bus.ts';
import { postgresEventLog } from '../../../../ops/adapters/event-log/postgres-event-log.ts';
import { postgresReadModels } from '../../../../ops/adapters/read-models/postgres/postgres-read-models.ts';
import { migrateToLatest } from '../../../../ops/postgres/migrate.ts';
import type { Projection } from '../../../../projectors/projection.ts';
import { freshDatabase } from '../../../support/postgres.ts';
import { newEvent, type StreamEvent } from '../../support/events.ts';

const busOf = () =>
  inProcessBus({
    report: (error) => {
      throw error;
    },
  });

/** A log, read models and a bus on an empty database of its own. */
export const openReadSide = async () => {
  const database = await freshDatabase();
  await migrateToLatest(database.url);
  const bus = busOf();
  const log = postgresEventLog({ databaseUrl: database.url });
  const readModels = postgresReadModels(database.url);
  const pool = new Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  const hints: Hint[] = [];
  bus.listen((hint) => void hints.push(hint));
  return {
    url: database.url,
    bus,
    hints,
    log,
    pool,
    ...readModels,
    close: async () => {
      await Promise.all([readModels.close(), log.close(), pool.end()]);
      await database.drop();
    },
  };
};
export type ReadSide = Awaited<ReturnType<typeof openReadSide>>;

/** Appends what happened, in order, and answers with the last position. */
export const teller = ({ log }: Pick<ReadSide, 'log'>) => {
  const revisions = new Map<string, number>();
  let told = 0;
  return async (happened: Iterable<StreamEvent>): Promise<Position> => {
    let position = beforeAll;
    for (const one of happened) {
      const before = revisions.get(one.stream) ?? -1;
      const outcome = await log.append({
        stream: one.stream,
        events: [newEvent(one, told)],
        expected: before < 0 ? 'none' : before,
      });
      if (outcome.status !== 'appended') throw new Error(`${one.stream} is elsewhere`);
      revisions.set(one.stream, before + 1);
      told += 1;
      position = outcome.position;
    }
    return position;
  };
};

/** Appends each stream of what happened at once, and answers with the last position. */
export const streamTeller =
  ({ log }: Pick<ReadSide, 'log'>) =>
  async (happened: Iterable<StreamEvent>): Promise<Position> => {
    const byStream = Map.groupBy([...happened].entries(), ([, { stream }]) => stream);
    const appends = [...byStream].map(async ([stream, told]) => {
      const events = told.map(([index, one]) => newEvent(one, index));
      const outcome = await log.append({ stream, events, expected: 'none' });
      if (outcome.status !== 'appended') throw new Error(`${stream} is elsewhere`);
      return outcome.position;
    });
    return (await Promise.all(appends)).toSorted().at(-1) ?? beforeAll;
  };

/** What the live tables hold, by projection. */
export const checksums = async (
  { shadows }: Pick<ReadSide, 'shadows'>,
  projections: readonly Projection[],
): Promise<Readonly<Record<string, string>>> => {
  const entries = await Promise.all(
    projections.map(async (projection) => {
      const { checksum } = await shadows.liveContent(projection);
      return [projection.name, checksum] as const;
    }),
  );
  return Object.fromEntries(entries);
};
