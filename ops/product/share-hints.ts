import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { loggedError } from '../../api/server/problems/logged-error.ts';
import type { SharedHints } from '../../api/server/world.ts';
import type { Bus } from '../../domain/ports/hints.ts';
import { projections } from '../../projectors/all.ts';
import type { Channel } from '../adapters/bus/channel.ts';
import { company } from '../adapters/bus/company.ts';
import type { NatsHub } from '../adapters/bus/nats/nats-hub.ts';
import { listenersOf, postgresChannel } from '../adapters/bus/postgres-channel.ts';
import { shareProjected } from '../adapters/bus/share-projected.ts';
import { sessionsChannel, shareSessionEnds } from '../adapters/bus/share-session-ends.ts';
import { readPositions } from '../adapters/read-models/postgres/read-position.ts';
import type { Configuration } from '../configuration.ts';
import type { Parts } from './stop-in-order.ts';

export type HintsWorld = {
  readonly configuration: Pick<Configuration, 'nats'>;
  readonly databaseUrl: string;
  readonly database: Pool;
  readonly bus: Bus;
  readonly logger: FastifyBaseLogger;
};

export type OpenedHints = SharedHints & {
  /** For the log; its own where hints need no other server. */
  readonly growth?: Channel;
};

type WantedHub = {
  readonly nats: NonNullable<Configuration['nats']>;
  readonly database: Pool;
  readonly logger?: Pick<FastifyBaseLogger, 'warn'>;
};

/** Loaded when it is named, as the client of the event store is. */
export const openNatsHub = async ({ nats, database, logger }: WantedHub): Promise<NatsHub> => {
  const [{ natsHub }, { installationOf }] = await Promise.all([
    import('../adapters/bus/nats/nats-hub.ts'),
    import('../adapters/bus/nats/installation.ts'),
  ]);
  return natsHub({
    servers: nats,
    installation: await installationOf(database),
    onAway: (error) =>
      logger?.warn(
        { err: loggedError(error) },
        'NATS is away: other processes are noticed a little later',
      ),
    onBack: () => logger?.warn('NATS is back'),
  });
};

const sessionListener = 'boardwell session listener';

/** Growth of the log is announced by the log itself. */
const overPostgres = ({ databaseUrl, database, bus }: HintsWorld, parts: Parts): OpenedHints => {
  const { channel, aloneSince, stop } = company({
    channel: postgresChannel({
      databaseUrl,
      pool: database,
      name: sessionsChannel,
      listener: sessionListener,
    }),
    listeners: () => listenersOf(database, sessionListener),
  });
  parts.add('company', async () => stop());
  parts.add('ends of sessions', shareSessionEnds({ channel, bus }).stop);
  return { areAway: () => false, aloneSince };
};

/** A server in between may lose what it carries: who hears by it cannot know that nobody is there. */
const neverAlone = (): undefined => undefined;

const overNats = ({ database, bus }: HintsWorld, hub: NatsHub, parts: Parts): OpenedHints => {
  parts.add('NATS', hub.close);
  parts.add('ends of sessions', shareSessionEnds({ channel: hub.channel('sessions'), bus }).stop);
  const moved = shareProjected({
    channel: hub.channel('projected'),
    bus,
    projections: projections.map(({ name }) => name),
    positions: () => readPositions(database),
  });
  parts.add('moves of read models', moved.stop);
  return { growth: hub.channel('log'), areAway: hub.isAway, aloneSince: neverAlone };
};

/** Tells the other processes of this database what this one knows, and the bus what they tell. */
export const shareHints = async (world: HintsWorld, parts: Parts): Promise<OpenedHints> => {
  const { configuration, database, logger } = world;
  const { nats } = configuration;
  if (!nats) return overPostgres(world, parts);
  return overNats(world, await openNatsHub({ nats, database, logger }), parts);
};
