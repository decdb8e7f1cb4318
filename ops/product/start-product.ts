import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { loggedError } from '../../api/server/problems/logged-error.ts';
import type { ApiWorld } from '../../api/server/world.ts';
import { testerRecognition } from '../../api/test-mode/tester-ids.ts';
import { streamMemory } from '../../domain/handling/stream-memory.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import type { Bus } from '../../domain/ports/hints.ts';
import { ownedReadModels, projections } from '../../projectors/all.ts';
import type { RunningProjections } from '../../projectors/runtime/start-projections.ts';
import { foldPast, pastTypes } from '../../projectors/time-travel/fold-past.ts';
import { inProcessBus } from '../adapters/bus/in-process-bus.ts';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { exportedTables } from '../adapters/event-tables/exported-tables.ts';
import { openIdProvider } from '../adapters/google/openid-provider.ts';
import { eventIdOf, randomIdentifiers } from '../adapters/identifiers/random-identifiers.ts';
import { argon2Passwords } from '../adapters/passwords/argon2-passwords.ts';
import type { StripeEndpoint } from '../adapters/payments/stripe/stripe-processor.ts';
import { postgresReadPosition } from '../adapters/read-models/postgres/read-position.ts';
import { eventsFolder } from '../analysts/events-folder.ts';
import type { PublishedBank } from '../bank/publish-bank.ts';
import { namesOf } from '../configuration/origin.ts';
import type { Configuration } from '../configuration.ts';
import { migrateToLatest } from '../postgres/migrate.ts';
import { type OpenedLog, openEventLog } from './adapters.ts';
import { caughtUp } from './caught-up.ts';
import { type OpenedMail, openMail } from './mail/open-mail.ts';
import { type OpenedDatabases, openDatabases } from './open-databases.ts';
import { openGeneration } from './open-generation.ts';
import { type OpenedPayments, openPayments } from './open-payments.ts';
import { openPort } from './open-port.ts';
import { openSeals } from './open-seals.ts';
import { processMetrics } from './process-metrics.ts';
import { type GivenBank, publish } from './publish.ts';
import { logReactionNames } from './reactions/all.ts';
import { openReplayDesk } from './rebuilds/open-replay-desk.ts';
import { runProjections } from './run-projections.ts';
import { runReactions } from './run-reactions.ts';
import { type OpenedHints, shareHints } from './share-hints.ts';
import { type OpenedStartUp, openStartUp } from './start-up.ts';
import { type Parts, stopInOrder } from './stop-in-order.ts';
import { enterTestMode, type TestMode, testModeFor, testModeSettings } from './test-mode.ts';
import { type OutageWatch, watchOutages } from './watch-outages.ts';

export type StartProduct = GivenBank & {
  readonly configuration: Configuration;
  readonly databaseUrl: string;
  readonly logger: FastifyBaseLogger;
  /** Is told, in one line each, what a person at the terminal should know. */
  readonly report?: (line: string) => void;
  /** Folder of the built web application. */
  readonly webDirectory?: string;
  /** The machine's when absent. */
  readonly clock?: Clock;
  /** Stripe itself when absent. */
  readonly stripeEndpoint?: StripeEndpoint;
  /** To which each part is added as it starts; the product's own when absent. */
  readonly parts?: Parts;
};

export type Product = {
  readonly url: string;
  readonly bank: PublishedBank;
  readonly world: ApiWorld;
  /** Absent where it is off. */
  readonly testMode?: TestMode;
  readonly projections: RunningProjections;
  readonly stop: () => Promise<void>;
};

/** Of the quizzes that are worked on: some tens of megabytes when it is full. */
const remembered = { streams: 2_000, events: 50_000 };

type Opened = OpenedDatabases &
  OpenedStartUp & {
    readonly bus: Bus;
    readonly hints: OpenedHints;
    readonly opened: OpenedLog;
    readonly replay: ReturnType<typeof openReplayDesk>;
    readonly outages: OutageWatch;
    readonly clock: Clock;
    readonly payments: OpenedPayments;
    readonly mail: OpenedMail;
    readonly testMode: TestMode | undefined;
  };

const paidBy = async (
  { configuration, clock = systemClock, stripeEndpoint: place }: StartProduct,
  database: Pool,
): Promise<Pick<Opened, 'clock' | 'payments'>> => ({
  clock,
  payments: await openPayments({ configuration, database, clock, ...(place ? { place } : {}) }),
});

const openAll = async (options: StartProduct, parts: Parts): Promise<Opened> => {
  const { configuration, databaseUrl, logger } = options;
  const bus = inProcessBus({
    report: (err) => logger.error({ err: loggedError(err) }, 'A listener failed'),
  });
  parts.add('bus', bus.close);
  const { patience, database, vault } = await openDatabases(options, parts);
  const hints = await shareHints({ configuration, databaseUrl, database, bus, logger }, parts);
  const probe = () => Promise.all([database.query('select 1'), opened.log.head(), vault.probe()]);
  const outages = watchOutages({ logger, bus, probe });
  const place = { databaseUrl, eventStoreUrl: configuration.eventStoreUrl, ...hints };
  const opened = await openEventLog(place, outages.took);
  parts.add('event log', opened.log.close);
  const { metricsFolder } = configuration;
  const replay = openReplayDesk({ ...place, opened, metricsFolder, database, logger });
  parts.add('rebuilds', replay.stop);
  parts.add('outages', outages.stop);
  return {
    ...(await paidBy(options, database)),
    ...openStartUp(logger),
    bus,
    patience,
    database,
    vault,
    hints,
    opened,
    replay,
    outages,
    mail: openMail(configuration, options.clock ?? systemClock),
    testMode: testModeFor(configuration.testMode),
  };
};

const assemble = async (
  { configuration, databaseUrl, webDirectory, logger }: StartProduct,
  { vault: { vault }, ...opening }: Opened,
): Promise<ApiWorld> => {
  const { bus, database, hints, opened, outages, catchUp, clock, payments, mail, testMode } =
    opening;
  const { startUp } = opening;
  const { publicOrigin, limits, metricsToken, trustedProxies, google, adminSecondFactor, openAi } =
    configuration;
  const passwords = await argon2Passwords();
  const metrics = processMetrics({ databaseUrl, hints, catchingUp: catchUp, startUp });
  return {
    commands: {
      log: metrics.measured(opened.log),
      vault,
      eventId: eventIdOf,
      memory: streamMemory(remembered),
      isTester: testerRecognition(randomIdentifiers),
    },
    database,
    vault,
    passwords,
    ...(google ? { google: openIdProvider(google) } : {}),
    identifiers: randomIdentifiers,
    clock,
    ...(await openGeneration({ configuration, logger })),
    payments: payments.processor,
    ...(payments.till ? { sandbox: payments.till } : {}),
    bus,
    outages,
    mail: mail.desk,
    hints,
    catchingUp: catchUp,
    startUp,
    metrics: metrics.registry,
    readPosition: postgresReadPosition({ pool: database, bus }),
    seals: await openSeals(database, configuration),
    replay: opening.replay,
    timeTravel: { types: pastTypes, fold: foldPast },
    readModels: ownedReadModels,
    eventTables: exportedTables(eventsFolder(configuration.dataDir, 'parquet')),
    settings: {
      publicOrigin,
      projections: projections.map(({ name }) => name),
      reactions: logReactionNames,
      isLogInDatabase: configuration.eventStoreUrl === undefined,
      limits,
      trustedProxies,
      adminSecondFactor,
      ...(openAi ? { model: openAi.model } : {}),
      ...testModeSettings(testMode, passwords),
      allowedHosts: [...configuration.allowedHosts, ...namesOf(configuration.host)],
      ...(metricsToken === undefined ? {} : { metricsToken }),
      ...(webDirectory === undefined ? {} : { webDirectory }),
    },
  };
};

/** What follows from what happens, and the mail that tells of it. */
const answerEvents = async (
  { databaseUrl, logger }: StartProduct,
  world: ApiWorld,
  { mail, parts }: { readonly mail: OpenedMail; readonly parts: Parts },
): Promise<void> => {
  parts.add('mail', mail.start({ world, logger }).stop);
  const reactions = await runReactions({ world, databaseUrl, logger });
  parts.add('reactions', reactions.stop);
};

const keepReadModels = async (
  { databaseUrl, logger }: StartProduct,
  { world, opened }: { readonly world: ApiWorld; readonly opened: Opened },
  parts: Parts,
): Promise<RunningProjections> => {
  const running = await runProjections({ ...opened, databaseUrl, logger });
  parts.add('projections', running.stop);
  await caughtUp(world, running);
  return running;
};

const bringUp = async (options: StartProduct, parts: Parts): Promise<Product> => {
  await migrateToLatest(options.databaseUrl, options.report);
  const opened = await openAll(options, parts);
  const { testMode, payments, mail } = opened;
  const world = await assemble(options, opened);
  await enterTestMode(testMode, { ...world, logger: options.logger });
  const { url, close } = await openPort(options, world, parts);
  const bank = await publish(world, options);
  const projections = await keepReadModels(options, { world, opened }, parts);
  await answerEvents(options, world, { mail, parts });

  // Once more: what is asked is answered before the parts stop that it is answered from.
  parts.add('server', close);
  parts.add('generation', async () => {
    world.generator.hurry();
    world.tutor.hurry();
  });
  parts.add('patience', opened.patience.begin);
  opened.startUp.end();
  // The sandbox tells what happened by the same route as any other processor.
  parts.add('payments', payments.start({ url, logger: options.logger }));
  return { url, bank, world, ...(testMode ? { testMode } : {}), projections, stop: parts.stop };
};

/**
 * Migrates, listens, publishes the bank and the blog, brings the read models up to date, and then serves. When a
 * part does not come up, everything that did is stopped again.
 */
export const startProduct = async (options: StartProduct): Promise<Product> => {
  const parts = options.parts ?? stopInOrder();
  try {
    return await bringUp(options, parts);
  } catch (error) {
    await parts.stop();
    throw error;
  }
};
