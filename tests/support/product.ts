import { pino } from 'pino';
import { writtenKnowledge } from '../../domain/bank/build/knowledge.ts';
import type { BankScenario } from '../../domain/bank/scenarios/scenario-events.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import { simulationsOfBank } from '../../ops/bank/simulations/simulations-of-bank.ts';
import { type Configuration, readConfiguration } from '../../ops/configuration.ts';
import { freePort } from '../../ops/postgres/embedded/free-port.ts';
import { type Product, startProduct } from '../../ops/product/start-product.ts';
import { copiedDatabase, type FreshDatabase, freshDatabase } from './postgres.ts';
import { unboundedDraws } from './unbounded-draws.ts';

export type TestProduct = Product & { readonly databaseUrl: string };

export type Way = { readonly url: string; readonly cut: () => Promise<void> };

export type TestProductOptions = {
  readonly clock?: Clock;
  /** The clinical simulations it publishes; where absent and nothing else is asked for, those of the bank. */
  readonly simulations?: readonly BankScenario[];
  readonly configuration?: Partial<Configuration>;
  /** What the database holds before the product starts on it for the first time. */
  readonly before?: (databaseUrl: string) => Promise<void>;
  /** Gives another way to the database, which is cut when the product has stopped. */
  readonly by?: (databaseUrl: string) => Promise<Way>;
  /** Takes what the product logs, line by line. */
  readonly onLog?: (line: string) => void;
};

/** Of every test product, so that none leaves a key in the working folder. */
export const auditSigningKey = Buffer.alloc(32, 7).toString('base64');

type Started = TestProductOptions & { readonly databaseUrl: string };

const configurationFor = async ({ configuration }: TestProductOptions): Promise<Configuration> => ({
  ...readConfiguration({ PORT: `${await freePort()}`, AUDIT_SIGNING_KEY: auditSigningKey }),
  limits: { registrations: 10_000, papers: 10_000, changes: 1_000_000, ...unboundedDraws },
  ...configuration,
});

const start = async ({ databaseUrl, onLog = () => undefined, ...options }: Started) =>
  startProduct({
    configuration: await configurationFor(options),
    databaseUrl,
    bank: writtenKnowledge,
    ...(options.simulations ? { simulations: options.simulations } : {}),
    logger: pino({ level: 'info' }, { write: onLog }),
    ...(options.clock ? { clock: options.clock } : {}),
  });

/** Before the time of any test. */
const longAgo: Clock = { instant: () => '2020-01-01T00:00:00.000Z' as Instant };

/** What every product does at its first start is done once in a run, where nothing asks otherwise. */
const database = (options: TestProductOptions): Promise<FreshDatabase> => {
  const { before, simulations, configuration = {} } = options;
  const { eventStoreUrl, vaultDatabaseUrl } = configuration;
  if (before || simulations || eventStoreUrl || vaultDatabaseUrl) return freshDatabase();
  return copiedDatabase('started_once', async (databaseUrl) => {
    const simulations = await simulationsOfBank();
    const product = await start({ databaseUrl, simulations, clock: longAgo });
    await product.stop();
  });
};

/** The whole product on a database of its own and a free port, without the web application. */
export const startTestProduct = async (
  options: TestProductOptions = {},
): Promise<TestProduct & { readonly stop: () => Promise<void> }> => {
  const { url: databaseUrl, drop } = await database(options);
  await options.before?.(databaseUrl);
  const way = await options.by?.(databaseUrl);
  const product = await start({ ...options, databaseUrl: way?.url ?? databaseUrl });
  return {
    ...product,
    databaseUrl,
    stop: async () => {
      await product.stop();
      // A server waits a minute for a client that fell silent while it signed in, and so does a drop.
      await way?.cut();
      await drop();
    },
  };
};
