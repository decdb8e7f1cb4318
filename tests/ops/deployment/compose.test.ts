import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfiguration, settingNames } from '../../../ops/configuration.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');

const service = z.looseObject({
  image: z.string().optional(),
  build: z.string().optional(),
  restart: z.string(),
  environment: z.record(z.string(), z.string()).default({}),
  command: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.tuple([z.literal('CMD')], z.string()) }).optional(),
});
const compose = z
  .object({
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.null()),
    networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
  })
  .loose()
  .parse(parse(await read('docker-compose.yml')));
const { boardwell, ...servers } = compose.services;
const all = Object.entries(compose.services);
const dockerfile = await read('Dockerfile');
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('FROM base'));
const example = Object.fromEntries(
  (await read('.env.example')).split('\n').flatMap((line) => {
    const [, name = '', value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
    return name === '' ? [] : [[name, value]];
  }),
);

const variable = /\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g;

/** As Compose puts them in; a variable that must be set and is not throws. */
const filledIn = (text: string, given: Readonly<Record<string, string>>): string =>
  text.replaceAll(variable, (whole) => {
    const [, name = '', how = '', rest = ''] = [...whole.matchAll(variable)][0] ?? [];
    const value = given[name] ?? '';
    if (value === '' && how === '?') throw new Error(`${name}: ${rest}`);
    return value === '' && how === '-' ? rest : value;
  });

const environment = (given: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(boardwell?.environment ?? {}).map(([name, text]) => [
      name,
      filledIn(text, given),
    ]),
  );

const ignored = (await read('.dockerignore')).split('\n');

/** As Docker does it: the last line that names a path or a folder around it decides. */
const isIgnored = (path: string): boolean => {
  const isAround = (line: string) => `${path}/`.startsWith(`${line.replace(/^!/, '')}/`);
  return ignored.findLast(isAround)?.startsWith('!') === false;
};

describe('the servers of docker-compose.yml', () => {
  it('are pinned to a version each', () => {
    expect(Object.keys(servers)).toEqual(['postgres', 'eventstore', 'nats']);
    for (const [name, { image }] of Object.entries(servers)) {
      expect(image, name).toMatch(/^[a-z/]+:\d+\.\d+(\.\d+)?(-[a-z-]+)?$/);
    }
  });

  it('hold the log in the EventStoreDB that the contract suite is for', async () => {
    const suite = await read('tests/contracts/event-log/eventstoredb-server.test.ts');
    expect(suite).toContain(`'${servers['eventstore']?.image}'`);
  });

  it('tell each whether it works, and the product starts after all of them do', () => {
    for (const [name, { healthcheck, build }] of all) {
      expect(healthcheck ?? (build && /^HEALTHCHECK /m.exec(dockerfile)), name).toBeTruthy();
    }
    const healthy = Object.fromEntries(
      Object.keys(servers).map((name) => [name, { condition: 'service_healthy' }]),
    );
    expect(boardwell?.depends_on).toEqual(healthy);
  });

  it('are reached by the product alone, and the product from this machine alone', () => {
    expect(compose.networks['inside']).toEqual({ internal: true });
    for (const [name, { networks, ports }] of Object.entries(servers)) {
      expect([networks, ports], name).toEqual([['inside'], []]);
    }
    expect(boardwell?.ports.map((port) => filledIn(port, {}))).toEqual(['127.0.0.1:3000:3000']);
  });

  it('keep what they hold in volumes', () => {
    const used = all.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(':')[0]));
    expect(used).toEqual(Object.keys(compose.volumes));
  });

  it('have no secret in the file, and none that may be left out', async () => {
    const text = await read('docker-compose.yml');
    const named = new Set([...text.matchAll(variable)].map(([, name = '']) => name));
    expect([...named].toSorted()).toEqual(Object.keys(example).toSorted());
    expect(() => environment(example)).toThrow('POSTGRES_PASSWORD: set it in .env');
    expect(() => environment({ ...example, POSTGRES_PASSWORD: 'x' })).toThrow('NATS_TOKEN');
    const withoutKey = { ...example, POSTGRES_PASSWORD: 'x', NATS_TOKEN: 'x' };
    expect(() => environment(withoutKey)).toThrow('AUDIT_SIGNING_KEY');
    expect([
      example['POSTGRES_PASSWORD'],
      example['NATS_TOKEN'],
      example['AUDIT_SIGNING_KEY'],
    ]).toEqual(['', '', '']);
    const secrets = [
      servers['postgres']?.environment['POSTGRES_PASSWORD'],
      boardwell?.environment['METRICS_TOKEN'],
      boardwell?.environment['AUDIT_SIGNING_KEY'],
      servers['nats']?.command.at(-1),
      ...Object.values(boardwell?.environment ?? {}).flatMap(
        (value) => /\/\/(?:\w+:)?([^/]+)@/.exec(value)?.[1] ?? [],
      ),
    ];
    expect(secrets).toHaveLength(6);
    for (const secret of secrets) expect(secret).toMatch(/^\$\{[A-Z_]+:[^}]*\}$/);
  });
});

describe('the product in docker-compose.yml', () => {
  const given = {
    ...example,
    POSTGRES_PASSWORD: 'secretone',
    NATS_TOKEN: 'secrettwo',
    AUDIT_SIGNING_KEY: '07'.repeat(32),
  };

  it('is given settings that it knows, and reaches the servers by them', () => {
    const settings = environment(given);
    for (const name of Object.keys(settings)) expect(settingNames).toContain(name);
    const configuration = readConfiguration({ ...settings, HOST: '0.0.0.0' });
    expect(configuration).toMatchObject({
      databaseUrl: 'postgres://boardwell:secretone@postgres:5432/boardwell',
      eventStoreUrl: 'esdb://eventstore:2113?tls=false',
      nats: { addresses: ['nats:4222'], credentials: { token: 'secrettwo' } },
      publicOrigin: 'http://127.0.0.1:3000',
      metricsToken: undefined,
    });
    const { environment: role } = servers['postgres'] ?? {};
    const { username, pathname, hostname } = new URL(settings['DATABASE_URL'] ?? '');
    expect([role?.['POSTGRES_USER'], `/${role?.['POSTGRES_DB']}`]).toEqual([username, pathname]);
    expect(Object.keys(servers)).toContain(hostname);
    expect(servers['nats']?.command.map((word) => filledIn(word, given))).toContain('secrettwo');
  });

  it('finds the metric files in its image by default, and elsewhere when told so', () => {
    const { metricsFolder } = readConfiguration(environment(given));
    const folder = relative(process.cwd(), metricsFolder);
    expect(dockerfile).toMatch(/^WORKDIR \/app$/m);
    expect(lastStage).toContain(`\nCOPY ${folder} ${folder}\n`);
    const own = environment({ ...given, METRIC_FILES: '/var/lib/boardwell/metrics' });
    expect(readConfiguration(own).metricsFolder).toBe('/var/lib/boardwell/metrics');
  });

  it('has a data folder that it may write to, for exports', () => {
    const [, dataDir] = / DATA_DIR=(\S+)$/m.exec(lastStage) ?? [];
    expect(boardwell?.volumes).toEqual([`data:${dataDir}`]);
    expect(environment(given)).not.toHaveProperty('DATA_DIR');
    const making = lastStage.indexOf(`\nRUN install -d -o node -g node ${dataDir}\n`);
    expect(making).toBeGreaterThan(0);
    expect(making).toBeLessThan(lastStage.indexOf('\nUSER node'));
  });

  it('is built on the Node that the repository is pinned to, and runs as nobody special', async () => {
    const version = (await read('.nvmrc')).trim();
    const { devDependencies } = JSON.parse(await read('package.json'));
    expect(devDependencies.node).toBe(version);
    const froms = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from);
    expect(froms).toEqual([`node:${version}-bookworm-slim`, 'base', 'base', 'base']);
    expect(lastStage).toMatch(/^USER node$/m);
    expect(boardwell).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });

  it('has in its image what it is started from, and nothing of tests or secrets', async () => {
    const copied = [...lastStage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, all]) =>
      (all ?? '').split(' '),
    );
    for (const path of copied) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(isIgnored(path), path).toBe(false);
    }
    expect(copied).toEqual(
      expect.arrayContaining(['domain', 'projectors', 'database', 'api', 'ops', 'web']),
    );
    for (const path of ['.env', '.git', 'node_modules', 'tests', 'web/dist', 'docs/decisions']) {
      expect(isIgnored(path), path).toBe(true);
    }
    expect(lastStage).toMatch(/^CMD \["node", "ops\/start.ts"\]$/m);
  });
});
