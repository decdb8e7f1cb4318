import closeWithGrace from 'close-with-grace';
import { productName } from '../domain/contracts/product.ts';
import { FlawedCases } from './bank/cases/cases-of-bank.ts';
import { FlawedBank } from './bank/publish-bank.ts';
import { readConfiguration, WrongConfiguration } from './configuration.ts';
import { isDatabaseError } from './postgres/database-errors.ts';
import { openDatabase } from './postgres/open-database.ts';
import { checkPort, PortInUse } from './product/check-port.ts';
import { productLogger } from './product/logger.ts';
import { startProduct } from './product/start-product.ts';
import { startUpReport } from './product/start-up-report.ts';
import { stopInOrder } from './product/stop-in-order.ts';
import { buildWebIfStale, type WebBuild } from './web-build/build-web.ts';

/** What a person can mend; its message is enough, a stack would only hide it. */
const isPlain = (error: unknown): error is Error =>
  [WrongConfiguration, PortInUse, FlawedBank, FlawedCases].some((kind) => error instanceof kind) ||
  isDatabaseError(error);

/** What could not be begun at all for how it was asked is told apart from what failed. */
const wrongSettings = 2;

const graceMs = 20_000;
const parts = stopInOrder();
const say = (line: string) => process.stdout.write(`${line}\n`);
let isEnding = false;

closeWithGrace({ delay: graceMs, logger: false }, async ({ signal, err }) => {
  isEnding = true;
  if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
  if (signal) say(`\nStopping ${productName} (${signal}) …`);
  await parts.stop();
  if (signal) say('Stopped. Everything that was acknowledged is kept.');
});

const readyWeb = async (): Promise<WebBuild> => {
  const web = await buildWebIfStale(process.cwd());
  if (web.built) say('Built the web application.');
  return web;
};

const start = async (): Promise<void> => {
  const began = performance.now();
  const configuration = readConfiguration(process.env);
  await checkPort(configuration);

  const opening = openDatabase(configuration, say);
  // Whoever asks for an end while Postgres starts must not leave it behind.
  parts.add('database', async () => (await opening.catch(() => undefined))?.close());
  const [database, web] = await Promise.all([opening, readyWeb()]);

  const product = await startProduct({
    configuration,
    databaseUrl: database.url,
    webDirectory: web.directory,
    logger: productLogger(configuration.logLevel),
    report: say,
    parts,
  });

  const seconds = (performance.now() - began) / 1000;
  for (const line of startUpReport({ configuration, database, product, seconds })) say(line);
};

const fail = async (error: unknown): Promise<void> => {
  if (!isPlain(error)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  await parts.stop();
  process.exit(error instanceof WrongConfiguration ? wrongSettings : 1);
};

try {
  await start();
} catch (error) {
  // A start that was asked to end fails for want of what was stopped, and the asking decides the end.
  if (!isEnding) await fail(error);
}
