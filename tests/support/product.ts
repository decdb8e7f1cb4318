import { pino } from 'pino';
import { writtenKnowledge } from '../../domain/bank/build/knowledge.ts';
import type { Clock } from '../../domain/ports/clock.ts';
import { type Configuration, readConfiguration } from '../../ops/configuration.ts';
import { freePort } from '../../ops/postgres/embedded/free-port.ts';
import { type Product, startProduct } from '../../ops/product/start-product.ts';
import { freshDatabase } from './postgres.ts';
import { unboundedDraws } from './unbounded-draws.ts';

export type TestProduct = Product & { readonly databaseUrl: string };

export type TestProductOptions = {
  readonly clock?: Clock;
  readonly configuration?: Partial<Configuration>;
  /** What the database holds before the product starts on it for the first time. */
  readonly before?: (databaseUrl: string) => Promise<void>;
  /** Gives another way to the database. */
  readonly by?: (databaseUrl: string) => Promise<string>;
  /** Takes what the product logs, line by line. */
  readonly onLog?: (line: string) => void;
};

/** The whole product on a fresh database and a free port, without the web application. */
export const startTestProduct = async (
  options: TestProductOptions = {},
): Promise<TestProduct & { readonly stop: () => Promise<void> }> => {
  const { onLog = () => undefined, clock } = options;
  const { url: databaseUrl, drop } = await freshDatabase();
  await options.before?.(databaseUrl);
  const port = await freePort();
  const configuration: Configuration = {
    ...readConfiguration({ PORT: `${port}` }),
    limits: { registrations: 10_000, papers: 10_000, changes: 1_000_000, ...unboundedDraws },
    ...options.configuration,
  };
  const product = await startProduct({
    configuration,
    databaseUrl: options.by ? await options.by(databaseUrl) : databaseUrl,
    bank: writtenKnowledge,
    logger: pino({ level: 'info' }, { write: onLog }),
    ...(clock ? { clock } : {}),
  });
  return {
    ...product,
    databaseUrl,
    stop: async () => {
      await product.stop();
      await drop();
    },
  };
};
