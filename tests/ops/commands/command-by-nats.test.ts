import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newLearner } from '../../api/support/people.ts';
import { type NatsServer, natsServer, noNatsServer } from '../../support/nats-server.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';

const run = promisify(execFile);
const wait = { timeout: 10_000, interval: 20 } as const;

describe.skipIf(noNatsServer)('a command of an operator beside servers that use NATS', () => {
  let server: NatsServer;
  let product: TestProduct;
  beforeAll(async () => {
    server = await natsServer();
    product = await startTestProduct();
  });
  afterAll(async () => {
    await product.stop();
    await server.kill();
  });

  const makeAdmin = async (): Promise<string> => {
    const { username } = await newLearner(product);
    const env = { ...process.env, DATABASE_URL: product.databaseUrl, NATS_URL: server.url };
    const { stdout } = await run(process.execPath, ['ops/role.ts', username, 'admin'], { env });
    return stdout;
  };

  it('does its work while NATS is down', async () => {
    expect(await makeAdmin()).toMatch(/admin/);
  });

  it('tells them that the log has grown before it ends', async () => {
    await server.start();
    const servers = await connect({ servers: server.url });
    const told: string[] = [];
    servers.subscribe('boardwell.*.log', { callback: (_, { subject }) => void told.push(subject) });
    await servers.flush();
    await makeAdmin();
    await expect.poll(() => told, wait).toHaveLength(1);
    await servers.close();
  });
});
