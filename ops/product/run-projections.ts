import type { FastifyBaseLogger } from 'fastify';
import { loggedError } from '../../api/server/problems/logged-error.ts';
import type { Bus } from '../../domain/ports/hints.ts';
import type { Outages } from '../../domain/ports/outages.ts';
import { projections } from '../../projectors/all.ts';
import {
  type RunningProjections,
  startProjections,
} from '../../projectors/runtime/start-projections.ts';
import { postgresReadModels } from '../adapters/read-models/postgres/postgres-read-models.ts';
import type { OpenedLog } from './adapters.ts';
import type { OpenedHints } from './share-hints.ts';
import type { CatchUpTelling } from './tell-catch-up.ts';
import type { RebuildTelling } from './tell-rebuild.ts';

type RunProjections = {
  readonly opened: OpenedLog;
  readonly hints: Pick<OpenedHints, 'aloneSince'>;
  readonly bus: Bus;
  readonly outages: Outages;
  readonly catchUp: CatchUpTelling;
  readonly rebuild: RebuildTelling;
  readonly databaseUrl: string;
  readonly logger: FastifyBaseLogger;
};

/** Keeps the read models of this database up with the log until it is stopped. */
export const runProjections = async (world: RunProjections): Promise<RunningProjections> => {
  const { opened, hints, bus, outages, catchUp, rebuild, databaseUrl, logger } = world;
  const readModels = postgresReadModels(databaseUrl);
  const running = await startProjections({
    log: opened.log,
    store: readModels.store,
    shadows: readModels.shadows,
    bus,
    projections,
    isAlone: () => hints.aloneSince() !== undefined,
    ...(opened.history ? { history: opened.history } : {}),
    report: {
      outdated: rebuild.outdated,
      rebuilding: rebuild.took,
      catchingUp: catchUp.took,
      failed: (err) => {
        if (outages.took(err)) return;
        logger.error({ err: loggedError(err) }, 'A read model could not be made; trying again');
      },
      stopped: (failure) =>
        logger.error(failure, 'A read model stopped at what it cannot fold; npm run retry'),
      retried: ({ projection, partition }) =>
        logger.warn({ projection, partition }, 'A read model that stopped is tried again'),
    },
  });
  return {
    ...running,
    stop: async () => {
      await running.stop();
      await readModels.close();
    },
  };
};
