import closeWithGrace from 'close-with-grace';
import { productName } from '../domain/contracts/product.ts';
import { FlawedBank } from './bank/publish-bank.ts';
import { readConfiguration, WrongConfiguration } from './configuration.ts';
import { isDatabaseError } from './postgres/database-errors.ts';
import { openDatabase } from './postgres/open-database.ts';
import { checkPort, PortInUse } from './product/check-port.ts';
import { productLogger } from './product/logger.ts';
import { startProduct } from './product/start-product.ts';
import { startUpReport } from './product/start-up-report.ts';
import { stopInOrder } from './product/stop-in-order.ts';
import { buildWebIfStale } from './web-build/build-web.ts';

/** What a person can mend; its message is enough, a stack would only hide it. */
const isPlain = (error: unknown): error is Error =>
  [WrongConfiguration, PortInUse, FlawedBank].some((kind) => error instanceof kind) ||
  isDatabaseError(error);

/** What could not be begun at all for how it was asked is told apart from what failed. */
const wrongSettings = 2;

const graceMs = 20_000;
const parts = stopInOrder();
const say = (line: string) => process.stdout.write(`${line}\n`);

closeWithGrace({ delay: graceMs, logger: false }, async ({ signal, err }) => {
  if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
  if (signal) say(`\nStopping ${productName} (${signal}) …`);
  await parts.stop();
  if (signal) say('Stopped. Everything that was acknowledged is kept.');
});

const start = async (): Promise<void> => {
  const began = performance.now();
  const configuration = readConfiguration(process.env);
  await checkPort(configuration);
  const web = await buildWebIfStale(process.cwd());
  if (web.built) say('Built the web application.');

  const database = await openDatabase(configuration, say);
  parts.add('database', database.close);

  const product = await startProduct({
    configuration,
    databaseUrl: database.url,
    webDirectory: web.directory,
    logger: productLogger(configuration.logLevel),
  });
  parts.add('product', product.stop);

  const seconds = (performance.now() - began) / 1000;
  for (const line of startUpReport({ configuration, database, product, seconds })) say(line);
};

try {
  await start();
} catch (error) {
  if (!isPlain(error)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  await parts.stop();
  process.exit(error instanceof WrongConfiguration ? wrongSettings : 1);
}
