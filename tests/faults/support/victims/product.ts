import { flushCompileCache } from 'node:module';
import { writtenKnowledge } from '../../../../domain/bank/build/knowledge.ts';
import { readConfiguration } from '../../../../ops/configuration.ts';
import { openDatabase } from '../../../../ops/postgres/open-database.ts';
import { productLogger } from '../../../../ops/product/logger.ts';
import { startProduct } from '../../../../ops/product/start-product.ts';

/** The product as it is started, without the web application: it is killed too often to build that. */
const configuration = readConfiguration(process.env);
/** Of a server that speaks Stripe's protocol. */
const stripePort = Number(process.env['STRIPE_PORT'] ?? 0);
const stripeEndpoint = { host: '127.0.0.1', port: stripePort, tryMs: 10_000, patienceMs: 30_000 };
const database = await openDatabase(configuration, () => undefined);
const product = await startProduct({
  bank: writtenKnowledge,
  configuration,
  databaseUrl: database.url,
  logger: productLogger(configuration.logLevel),
  ...(stripePort > 0 ? { stripeEndpoint } : {}),
});

// Nothing is left behind when the test run itself is killed.
process.stdin
  .once('end', async () => {
    await product.stop();
    await database.close();
    process.exit();
  })
  .resume();
// A process that is killed never comes to writing this down, and the next one starts slower.
flushCompileCache();
process.stdout.write('ready\n');
