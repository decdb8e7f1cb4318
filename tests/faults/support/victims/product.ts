import { flushCompileCache } from 'node:module';
import { writtenKnowledge } from '../../../../domain/bank/build/knowledge.ts';
import { readConfiguration } from '../../../../ops/configuration.ts';
import { openDatabase } from '../../../../ops/postgres/open-database.ts';
import { productLogger } from '../../../../ops/product/logger.ts';
import { startProduct } from '../../../../ops/product/start-product.ts';

/** The product as it is started, without the web application: it is killed too often to build that. */
const configuration = readConfiguration(process.env);
const database = await openDatabase(configuration, () => undefined);
const product = await startProduct({
  bank: writtenKnowledge,
  configuration,
  databaseUrl: database.url,
  logger: productLogger(configuration.logLevel),
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
