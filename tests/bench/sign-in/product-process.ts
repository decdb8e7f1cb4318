import { pino } from 'pino';
import { readConfiguration } from '../../../ops/configuration.ts';
import { startProduct } from '../../../ops/product/start-product.ts';
import { unboundedDraws } from '../../support/unbounded-draws.ts';

const [databaseUrl = '', port = ''] = process.argv.slice(2);
const product = await startProduct({
  configuration: {
    // Each try comes from an address of its own, or the limits would be what is measured.
    ...readConfiguration({ PORT: port, TRUSTED_PROXIES: '127.0.0.1' }),
    limits: { registrations: 1000, papers: 1000, changes: 1_000_000, ...unboundedDraws },
  },
  databaseUrl,
  logger: pino({ level: 'silent' }),
});
process.send?.(product.url);
process.on('message', async () => {
  await product.stop();
  process.disconnect();
});
