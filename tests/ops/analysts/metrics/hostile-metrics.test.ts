import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isolationHere, sealedProcess } from '../../../../ops/analysts/metrics/sealed-process.ts';
import { doing, ended, logOf } from '../support/metric-runs.ts';

/** Somebody who would hear of it. */
let listener: Server;
let heard = 0;
let port = 0;
beforeAll(async () => {
  listener = createServer((_, answer) => answer.end('heard')).on('connection', () => {
    heard += 1;
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  port = (listener.address() as AddressInfo).port;
});
afterAll(() => void listener.close());

const attempts: Readonly<Record<string, string>> = {
  'fetches a page': 'return { got: fetch("http://127.0.0.1:1") };',
  'asks for a module': 'return { got: require("node:fs").readFileSync("/etc/passwd", "utf8") };',
  'reads the environment': 'return { got: process.env };',
  'takes a binding': 'return { got: process.binding("fs") };',
  'makes code of a text': 'return { got: new Function("return process")() };',
  'climbs to the constructor of functions':
    'return { got: metric.constructor("return process")() };',
  'climbs from the global object':
    'return { got: globalThis.constructor.constructor("return process")() };',
  'evaluates a text': 'return { got: (0, eval)("process") };',
  'asks for memory beside the heap': 'return { got: new ArrayBuffer(1e9) };',
  'loads WebAssembly': 'return { got: new WebAssembly.Memory({ initial: 1000 }) };',
  'sets a timer': 'return { got: setTimeout(() => 1, 1) };',
  'asks for the time': 'return { got: Date.now() };',
  'asks for the time by another way': 'return { got: new (new Date(0)).constructor() };',
  'throws dice': 'return { got: Math.random() };',
};

describe('a hostile metric', () => {
  it.each(Object.entries(attempts))('that %s finds nothing', async (_, statements) => {
    expect(await ended(doing(statements))).toMatchObject({ kind: 'failed', code: 'MetricThrew' });
  });

  it('brings nothing in, however it writes the word', async () => {
    const ways = [
      'const fs = await import("node:fs"); return fs;',
      'return import/**/("node:fs");',
      'return \\u0069mport("node:fs");',
      'return import.meta;',
    ];
    for (const way of ways) {
      expect(await ended(doing(way))).toMatchObject({ kind: 'failed', code: 'WrongMetric' });
    }
    const first = `import fs from 'node:fs';\n${doing('return { fs };')}`;
    expect(await ended(first)).toMatchObject({ kind: 'failed', code: 'WrongMetric' });
  });

  it('finds no object of the process around it on the stack', async () => {
    const climbing = doing(`
      const found = [];
      Error.prepareStackTrace = (error, sites) => sites;
      for (const site of new Error('x').stack) {
        for (const thing of [site.getThis(), site.getFunction(), site]) {
          try { found.push(typeof thing.constructor.constructor('return process')()); } catch {}
        }
      }
      return { found: found.join() };`);
    expect(await ended(climbing)).toMatchObject({
      kind: 'done',
      table: { rows: [['all', '']] },
    });
  });

  it('that never ends is ended', async () => {
    const begun = performance.now();
    for (const loop of [
      doing('for (;;) {}'),
      doing('const again = () => Promise.resolve().then(again); again(); return {};'),
    ]) {
      const end = await ended(loop, { limitMs: 3_000 });
      expect(end).toMatchObject({ kind: expect.stringMatching(/failed|done/) });
    }
    expect(await ended(doing('for (;;) {}'), { limitMs: 2_000 })).toMatchObject({
      code: 'TooLong',
      message: 'It took longer than 2 s',
    });
    expect(performance.now() - begun).toBeLessThan(30_000);
  });

  it('that never comes to its definition is ended', async () => {
    const waiting = `await new Promise(() => {});\n${doing('return {};')}`;
    expect(await ended(waiting, { limitMs: 2_000 })).toMatchObject({ kind: 'failed' });
    const turning = `for (;;) {}\n${doing('return {};')}`;
    expect(await ended(turning)).toMatchObject({ kind: 'failed', code: 'WrongMetric' });
  });

  it('that takes all memory is ended, and nothing else is', async () => {
    const bomb =
      `const held = [];\n${doing('for (;;) held.push(new Array(100_000).fill(held.length + 0.5));')}`.replace(
        /^(const held = \[\];)\n(\/\*\*.*\*\/)/,
        '$2\n$1',
      );
    expect(await ended(bomb)).toMatchObject({ kind: 'failed', code: 'TooMuchMemory' });
  });

  it('that gives too much is refused', async () => {
    const many = doing('return {};').replace(
      'evolve',
      'table: () => Array.from({ length: 10_001 }, (_, row) => ({ row })), evolve',
    );
    expect(await ended(many)).toMatchObject({ code: 'MetricThrew', message: /10000 is the limit/ });
    const wide = doing('return {};').replace(
      'evolve',
      `table: () => Array.from({ length: 1_000 }, () =>
        Object.fromEntries(Array.from({ length: 40 }, (_, at) => ['c' + at, 'x'.repeat(500)]))), evolve`,
    );
    expect(await ended(wide)).toMatchObject({ code: 'TooMuchOutput' });
    expect(await ended(doing("return { long: 'x'.repeat(100_000) };"))).toMatchObject({
      kind: 'done',
      table: { rows: [['all', 'x'.repeat(500)]] },
    });
  });

  it('changes no prototype of the server', async () => {
    const polluting = doing(`
      Object.prototype.polluted = 'yes';
      Array.prototype.map = () => 'mine';
      Object.prototype.toJSON = function () { return { __proto__: { polluted: 'yes' }, ...this }; };
      return JSON.parse('{"__proto__": {"polluted": "yes"}, "constructor": "mine"}');`);
    const end = await ended(polluting);
    expect(end?.kind).toMatch(/failed|done/);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect([1].map((one) => one)).toEqual([1]);
    const named = doing('return {};').replace(
      'evolve',
      `table: () => [JSON.parse('{"__proto__": 1}')], evolve`,
    );
    expect(await ended(named)).toMatchObject({ kind: 'failed', code: 'WrongMetric' });
  });

  it('gives a cell that a spreadsheet would run no chance, nor a column', async () => {
    const named = doing(`return { '=cmd': 1 };`);
    expect(await ended(named)).toMatchObject({ kind: 'failed', code: 'WrongMetric' });
  });

  it('is told nothing personal, and of testers nothing that was not asked for', async () => {
    const log = logOf([
      {
        type: 'ProfileChanged',
        data: {
          accountId: 'a',
          at: '2026-11-01T10:00:00.000Z',
          firstName: 'sealed.1.Ada',
          lastName: 'sealed.1.O',
        },
      },
      { type: 'AnswerGiven', data: { itemId: 'i' }, testMode: true },
    ]);
    const seeing = `/** What it sees. */
export default metric({
  name: 'seeing',
  handles: ['ProfileChanged', 'AnswerGiven'],
  keys: (event) => [event.type],
  evolve: (row, event) => ({ seen: JSON.stringify(event) }),
});`;
    const end = await ended(seeing, { log });
    const shown = JSON.stringify(end);
    expect(end).toMatchObject({ kind: 'done', events: 1 });
    expect(shown).not.toContain('sealed.1');
    expect(shown).not.toContain('AnswerGiven');
    const all = await ended(seeing, { log, filter: { includesTesters: true } });
    expect(all).toMatchObject({ kind: 'done', events: 2 });
  });
});

/** Whoever got out of the room: everything it tries, and what came of it. */
const escaped = (to: number): string => `
const tried = {};
const attempt = async (name, work) => {
  try { tried[name] = String(await work()).slice(0, 80); } catch (error) { tried[name] = 'no: ' + (error.code ?? error.message); }
};
const fs = await import('node:fs');
await attempt('read', () => fs.readFileSync('/etc/passwd', 'utf8'));
await attempt('list', () => fs.readdirSync('/'));
await attempt('write', () => fs.writeFileSync('/tmp/metric-was-here', 'x'));
await attempt('child', async () => (await import('node:child_process')).execSync('id'));
await attempt('worker', async () => new (await import('node:worker_threads')).Worker('1', { eval: true }));
await attempt('binding', () => process.binding('fs'));
await attempt('addon', () => process.dlopen({ exports: {} }, '/tmp/x.node'));
await attempt('code', () => new Function('return 1')());
tried.env = Object.keys(process.env).join();
await attempt('parent', () => process.kill(${process.pid}, 0));
const net = await import('node:net');
await attempt('net', () => new Promise((resolve, reject) => net.connect(${to}, '127.0.0.1', () => resolve('connected')).on('error', reject)));
await attempt('fetch', async () => (await fetch('http://127.0.0.1:${to}/')).text());
const dns = await import('node:dns');
await attempt('dns', () => dns.promises.resolve4('example.com'));
process.stdout.write(JSON.stringify(tried));
process.exit(0);
`;

const tryAll = async (isolation: Awaited<ReturnType<typeof isolationHere>>) => {
  const folder = await mkdtemp(join(tmpdir(), 'boardwell-metric-'));
  const entry = join(folder, 'escaped.mjs');
  await writeFile(entry, escaped(port));
  const { stdout } = sealedProcess(entry, isolation);
  if (!stdout) throw new Error('It has no output');
  return JSON.parse(await text(stdout)) as Record<string, string>;
};

describe('the process of a metric, for whoever should get out of its room', () => {
  it('has no disk, no child, no worker, no binding, no addon and no environment', async () => {
    const bare = { permission: true, namespaces: false, memory: false };
    const tried = await tryAll(bare);
    for (const name of ['read', 'list', 'write', 'child', 'worker', 'binding']) {
      expect(tried[name], name).toBe('no: ERR_ACCESS_DENIED');
    }
    expect(tried['addon']).toMatch(/^no: /);
    expect(tried['code']).toMatch(/^no: /);
    expect(tried['env']).toBe('');
  });

  it('has no network and sees no other process where the kernel gives it namespaces', async ({
    skip,
  }) => {
    const isolation = await isolationHere();
    if (!isolation.namespaces) skip('No namespaces on this machine');
    const before = heard;
    const tried = await tryAll(isolation);
    for (const name of ['net', 'fetch', 'dns', 'parent'])
      expect(tried[name], name).toMatch(/^no: /);
    expect(heard).toBe(before);
  });
});
