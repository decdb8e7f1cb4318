import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { loggedError } from '../../../api/server/problems/logged-error.ts';
import type { ReplayDesk } from '../../../domain/ports/replay-desk.ts';
import { projections } from '../../../projectors/all.ts';
import { pagedHistory } from '../../../projectors/runtime/rebuild/history.ts';
import { metricCsv } from '../../analysts/metrics/metric-csv.ts';
import { metricFiles } from '../../analysts/metrics/metric-files.ts';
import { runMetric } from '../../analysts/metrics/run-metric.ts';
import { isolationHere } from '../../analysts/metrics/sealed-process.ts';
import type { OpenedLog } from '../adapters.ts';
import { rebuildRecord } from './rebuild-record.ts';

type Opening = {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string | undefined;
  readonly database: Pool;
  readonly logger: FastifyBaseLogger;
  readonly opened: OpenedLog;
  /** Folder of the metrics that administrators may choose. */
  readonly metricsFolder: string;
};

/** Milliseconds that a metric may take while somebody waits for it. */
const metricLimitMs = 120_000;

const entry = fileURLToPath(new URL('./rebuild-process.ts', import.meta.url));
/** As `npm run rebuild`: short-lived objects, and little room for the others. */
const flags = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

/** One that ended without saying how was killed, or could not reach the database. */
const endUntold = async ({ database, logger }: Opening, id: string): Promise<void> => {
  const error = 'its process ended before it did; the live read model is as it was';
  await rebuildRecord(database, id)
    .end({ outcome: 'interrupted', error })
    .catch((err: unknown) => logger.warn({ err: loggedError(err) }, 'A rebuild ended untold'));
};

/** Rebuilds in processes of their own, so that nobody who is served waits for one. */
export const openReplayDesk = (
  opening: Opening,
): ReplayDesk & { readonly stop: () => Promise<void> } => {
  const running = new Set<ChildProcess>();
  const { log, history = pagedHistory(log) } = opening.opened;
  const toldLog = { log, history };
  return {
    readModels: projections.map(({ name, version, table, handles }) => ({
      name,
      version,
      table,
      handles: handles.length,
    })),
    startRebuild: (id) => {
      const { databaseUrl, eventStoreUrl } = opening;
      const child = fork(entry, [], {
        execArgv: flags,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      running.add(child);
      child.once('exit', () => {
        running.delete(child);
        void endUntold(opening, id);
      });
      child.once('error', (err) =>
        opening.logger.error({ err: loggedError(err) }, 'A rebuild could not be started'),
      );
      child.send({ id, databaseUrl, eventStoreUrl });
    },
    metrics: async () => ({
      files: await metricFiles(opening.metricsFolder),
      isolation: await isolationHere(),
    }),
    metricCsv,
    runMetric: (wish) => runMetric(toldLog, { ...wish, limitMs: metricLimitMs }),
    stop: async () => {
      const ends = [...running].map((child) => once(child, 'exit'));
      for (const child of running) child.kill();
      await Promise.all(ends);
    },
  };
};
