import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../ops/postgres/embedded/free-port.ts';
import { reachDatabase } from '../../../ops/postgres/reach-database.ts';
import { openEventLog } from '../../../ops/product/adapters.ts';
import { checkPort } from '../../../ops/product/check-port.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs one of the product's programs and gives how it ended. */
const run = async (program: string, env: Record<string, string>) => {
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
};

describe('a start with settings that are wrong', () => {
  it.each([
    ['ops/start.ts', 2],
    ['ops/verify.ts', 78],
  ])('of %s names all of them without a stack and exits with %i', async (program, code) => {
    const wrong = { PORT: 'abc', HOST: 'a b', DATABASE_URL: 'here', TRUSTED_PROXIES: 'proxy' };
    const ended = await run(program, wrong);
    expect(ended.code).toBe(code);
    for (const name of Object.keys(wrong)) expect(ended.said).toContain(`  ${name}: use `);
    expect(ended.said).not.toMatch(/^\s+at |Error/m);
  });

  it('says what is wrong with a place that cannot be listened on', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const address = squatter.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(checkPort({ host: '127.0.0.1', port })).rejects.toMatchObject({
      name: 'PortInUse',
      message: expect.stringContaining(`PORT=${port + 1}`),
    });
    squatter.close();
    for (const host of ['192.0.2.1', 'no-such-host.invalid']) {
      await expect(checkPort({ host, port: await freePort() })).rejects.toMatchObject({
        name: 'WrongConfiguration',
        message: expect.stringMatching(new RegExp(`HOST: .*${host}`)),
      });
    }
    await checkPort({ host: '::1', port: await freePort() });
  });

  it('says what is wrong with a database that is named', async () => {
    const wrong = (change: (url: URL) => void): string => {
      const url = new URL(inject('postgresProductUrl'));
      change(url);
      return url.href;
    };
    const guessed = wrong((url) => {
      url.password = 'a-guess';
    });
    const missing = wrong((url) => {
      url.pathname = 'not_there';
    });
    const nowhere = wrong((url) => {
      url.hostname = 'no-such-host.invalid';
    });
    for (const url of [guessed, missing, nowhere]) {
      const refusal = await reachDatabase(url).catch((error: Error) => error);
      expect(refusal).toMatchObject({ name: 'WrongConfiguration' });
      expect(String(refusal)).toMatch(/DATABASE_URL: (?!.*a-guess)/);
    }
    const silent = wrong((url) => {
      url.port = '9';
    });
    await expect(reachDatabase(silent)).rejects.toMatchObject({
      name: 'DatabaseUnreachable',
      message: expect.stringContaining('127.0.0.1:9 (ECONNREFUSED)'),
    });
    await reachDatabase(inject('postgresProductUrl'));
  });

  it('says so of an event store that its client cannot read', async () => {
    const eventStoreUrl = 'esdb://localhost:2113?tls=perhaps';
    const opened = openEventLog({ databaseUrl: '', eventStoreUrl });
    await expect(opened).rejects.toMatchObject({
      name: 'WrongConfiguration',
      message: expect.stringContaining('EVENT_STORE_URL: use '),
    });
  });
});
