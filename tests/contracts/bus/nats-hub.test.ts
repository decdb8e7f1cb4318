import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, type TestContext } from 'vitest';
import { loggedError } from '../../../api/server/problems/logged-error.ts';
import { type NatsHubOptions, natsHub } from '../../../ops/adapters/bus/nats/nats-hub.ts';
import { natsServersIn } from '../../../ops/configuration/nats-servers.ts';
import { type NatsServer, natsServer, noNatsServer } from '../../support/nats-server.ts';

const wait = { timeout: 15_000, interval: 10 } as const;

const serversOf = (url: string): NatsHubOptions['servers'] => {
  const servers = natsServersIn(url);
  if (!servers) throw new Error(`No address of NATS: ${url}`);
  return servers;
};

type Context = Pick<TestContext, 'onTestFinished'>;

/** One process that hears, and what it was told of its server. */
const process = (url: string, { onTestFinished }: Context) => {
  const away: unknown[] = [];
  const heard: string[] = [];
  let backs = 0;
  const hub = natsHub({
    servers: serversOf(url),
    pingMs: 200,
    installation: 'test',
    onAway: (error) => void away.push(error),
    onBack: () => {
      backs += 1;
    },
  });
  const channel = hub.channel('log');
  const stop = new AbortController();
  const hearing = channel.hear({
    onMessage: (text) => void heard.push(text),
    onOpened: () => void heard.push('opened'),
    signal: stop.signal,
  });
  onTestFinished(async () => {
    stop.abort();
    await Promise.all([hub.close(), hearing]);
  });
  return { hub, channel, heard, away, backs: () => backs };
};

describe.skipIf(noNatsServer)('a process whose NATS server', () => {
  const servers: NatsServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.kill();
  });
  const newServer = async (...credentials: Parameters<typeof natsServer>) => {
    const server = await natsServer(...credentials);
    servers.push(server);
    return server;
  };

  it('is not up yet waits for it, says so once, and sends nothing late', async (context) => {
    const server = await newServer();
    const [one, other] = [process(server.url, context), process(server.url, context)];
    expect(one.hub.isAway()).toBe(true);
    await one.channel.send('lost');
    await expect.poll(() => one.away, wait).toHaveLength(1);
    await one.channel.send('lost too');
    await server.start();
    for (const { heard } of [one, other]) await expect.poll(() => heard, wait).toEqual(['opened']);
    expect(one.hub.isAway()).toBe(false);
    await one.channel.send('heard');
    await expect.poll(() => other.heard, wait).toEqual(['opened', 'heard']);
    expect(one.heard).toEqual(['opened']);
    expect(one.away).toHaveLength(1);
    await expect.poll(one.backs, wait).toBe(1);
  });

  it('falls silent is without it before long, and closes without waiting for it', async (context) => {
    const server = await newServer();
    await server.start();
    const { hub, away, heard } = process(server.url, context);
    const closing = process(server.url, context);
    for (const each of [heard, closing.heard])
      await expect.poll(() => each, wait).toEqual(['opened']);
    server.silence();
    await closing.channel.send('perhaps nobody takes this');
    await closing.hub.close();
    await expect.poll(hub.isAway, wait).toBe(true);
    expect(away).toHaveLength(1);
    server.speak();
    const opened = () => heard.filter((text) => text === 'opened');
    await expect.poll(opened, wait).toHaveLength(2);
  });

  it('refuses it says why, and never with what', async (context) => {
    const server = await newServer({ user: 'boardwell', pass: 'a right one' });
    await server.start();
    const at = (access: string) => server.url.replace('//', `//${access}@`);
    const refused = process(at('boardwell:a-wrong-one'), context);
    await expect.poll(() => refused.away, wait).toHaveLength(1);
    const told = JSON.stringify(refused.away.map((error) => loggedError(error)));
    expect(told).toMatch(/authorization violation/i);
    expect(told).not.toMatch(/a-wrong-one/);
    const taken = process(at('boardwell:a%20right%20one'), context);
    await expect.poll(() => taken.heard, wait).toEqual(['opened']);
  });

  it('cannot encrypt is told nothing where that was asked for', async (context) => {
    const server = await newServer();
    await server.start();
    const { away, hub } = process(server.url.replace('nats:', 'tls:'), context);
    await expect.poll(() => away.map(String), wait).toEqual([expect.stringMatching(/tls/)]);
    expect(hub.isAway()).toBe(true);
  });

  it('belongs to a cluster is found by any of its addresses', async (context) => {
    const server = await newServer();
    await server.start();
    const { heard } = process(`nats://127.0.0.1:9,${server.url}`, context);
    await expect.poll(() => heard, wait).toEqual(['opened']);
  });
});

describe('a server that takes connections and says nothing', () => {
  it('has one of them at a time, however often it is tried', {
    timeout: 30_000,
  }, async (context) => {
    let open = 0;
    let tries = 0;
    let most = 0;
    const server = createServer((socket) => {
      open += 1;
      tries += 1;
      most = Math.max(most, open);
      socket.on('error', () => undefined);
      socket.resume().on('close', () => {
        open -= 1;
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    context.onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { away } = process(`nats://127.0.0.1:${port}`, context);
    await expect.poll(() => tries, wait).toBe(2);
    expect(most).toBe(1);
    expect(away.map(String)).toEqual(['Error: The server does not answer']);
  });
});
