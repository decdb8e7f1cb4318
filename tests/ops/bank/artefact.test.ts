import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildItems } from '../../../domain/bank/build/build-bank.ts';
import { writtenKnowledge } from '../../../domain/bank/build/knowledge.ts';
import type { Item } from '../../../domain/bank/item/item.ts';
import { publication } from '../../../domain/bank/item/publication.ts';
import { handleCommand } from '../../../domain/handling/handle-command.ts';
import { itemStream } from '../../../domain/kernel/ids.ts';
import { type ArtefactCache, bankArtefact } from '../../../ops/bank/artefact/bank-artefact.ts';
import { type BuiltBank, manifestOf } from '../../../ops/bank/artefact/built-bank.ts';
import { publishArtefact } from '../../../ops/bank/artefact/publish-artefact.ts';
import { simulationsOfBank } from '../../../ops/bank/simulations/simulations-of-bank.ts';
import { later } from '../../support/facts.ts';
import { startTestProduct, type TestProduct } from '../../support/product.ts';

const whole: BuiltBank = {
  items: buildItems(writtenKnowledge),
  scenarios: await simulationsOfBank(),
};
const [first, ...others] = whole.items as [Item, ...Item[]];

describe('the built bank', () => {
  const small: BuiltBank = { items: whole.items.slice(0, 3), scenarios: [] };
  let root = '';
  let builds = 0;

  const source = (name: string): string => join(root, 'sources', name);
  const place = (own: Partial<ArtefactCache> = {}): ArtefactCache => ({
    sources: [join(root, 'sources')],
    folder: join(root, 'cache'),
    build: async () => {
      builds += 1;
      return small;
    },
    ...own,
  });

  beforeEach(async () => {
    builds = 0;
    root = await mkdtemp(join(tmpdir(), 'bank-'));
    await mkdir(join(root, 'sources'));
    await writeFile(source('facts.ts'), 'one');
  });
  afterEach(() => rm(root, { recursive: true }));

  it('is built once for the same sources, with the hash of each item', async () => {
    const made = await bankArtefact(place());
    const found = await bankArtefact(place());
    expect(builds).toBe(1);
    expect(found.manifest).toEqual(made.manifest);
    expect(found.manifest).toEqual(manifestOf(small));
    expect(await found.load()).toEqual(small);
    expect(builds).toBe(1);
  });

  it('is never stale: a byte, a name or another file is another bank', async () => {
    await bankArtefact(place());
    await writeFile(source('facts.ts'), 'two');
    await bankArtefact(place());
    expect(builds).toBe(2);
    await rename(source('facts.ts'), source('fact.ts'));
    await bankArtefact(place());
    expect(builds).toBe(3);
    await writeFile(source('more.ts'), '');
    await bankArtefact(place());
    expect(builds).toBe(4);
    await rm(source('more.ts'));
    await bankArtefact(place());
    expect(builds).toBe(4);
  });

  it('is not kept where its sources changed while it was built', async () => {
    await bankArtefact(
      place({
        build: async () => {
          await writeFile(source('facts.ts'), 'in between');
          return small;
        },
      }),
    );
    await writeFile(source('facts.ts'), 'one');
    await bankArtefact(place());
    expect(builds).toBe(1);
  });

  it('is built anew where what was kept is cut short or is not what its manifest says', async () => {
    const [kept] = [await bankArtefact(place())];
    const [key = ''] = await readdir(join(root, 'cache'));
    const file = (name: string): string => join(root, 'cache', key, name);
    await writeFile(file('manifest.json'), '{"items"');
    expect((await bankArtefact(place())).manifest).toEqual(kept.manifest);
    expect(builds).toBe(2);
    const cut = JSON.stringify({ ...small, items: small.items.slice(1) });
    await writeFile(file('bank.json'), cut);
    expect(await (await bankArtefact(place())).load()).toEqual(small);
    expect(builds).toBe(3);
  });

  it('does not fail a start where nothing can be kept', async () => {
    await writeFile(join(root, 'cache'), 'a file where the folder should be');
    expect((await bankArtefact(place())).manifest).toEqual(manifestOf(small));
  });

  it('keeps a few, so that the cache does not grow for ever', async () => {
    for (let edit = 0; edit < 9; edit += 1) {
      await writeFile(source('facts.ts'), `edit ${edit}`);
      await bankArtefact(place());
    }
    expect(await readdir(join(root, 'cache'))).toHaveLength(6);
  });
});

describe('a start', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.stop());

  let loads = 0;
  const publish = async (bank: BuiltBank) => {
    const { commands, database } = product.world;
    const load = async () => {
      loads += 1;
      return bank;
    };
    const artefact = { manifest: manifestOf(bank), load };
    const published = await publishArtefact(commands, { artefact, database, at: later });
    const { readPosition } = product.world;
    await readPosition.reached(['item-bank', 'scenario-bank'], await commands.log.head(), 5000);
    return published;
  };
  const edited: BuiltBank = { ...whole, items: [{ ...first, stem: `${first.stem} ` }, ...others] };

  beforeEach(() => {
    loads = 0;
  });

  it('with nothing changed reads no item and publishes nothing', async () => {
    const head = await product.world.commands.log.head();
    expect(await publish(whole)).toEqual({
      total: whole.items.length,
      published: 0,
      withdrawn: 0,
      contested: [],
    });
    expect(loads).toBe(0);
    expect(await product.world.commands.log.head()).toBe(head);
  });

  it('publishes what changed, withdraws what is gone, and then has nothing to do', async () => {
    expect(await publish(edited)).toMatchObject({ published: 1, withdrawn: 0 });
    expect(loads).toBe(1);
    expect(await publish(edited)).toMatchObject({ published: 0 });
    expect(loads).toBe(1);
    expect(await publish({ ...whole, items: others })).toMatchObject({ withdrawn: 1 });
    expect(await publish(whole)).toMatchObject({ published: 1 });
    expect(loads).toBe(3);
    const [, ...scenarios] = whole.scenarios;
    await publish({ ...whole, scenarios });
    await publish(whole);
    expect(loads).toBe(5);
  });

  it('leaves a corrected key as it is, in silence', async () => {
    const { commands, identifiers, readPosition } = product.world;
    const item = others.find(({ type }) => type === 'single') ?? first;
    const key = item.options.filter(({ id }) => !item.key.includes(id)).slice(0, 1);
    const rekeyed = await handleCommand(commands, {
      decider: publication,
      stream: itemStream(item.id),
      command: {
        type: 'RekeyItem',
        itemId: item.id,
        key: key.map(({ id }) => id),
        reason: 'The key was wrong.',
        at: later,
      },
      meta: { actor: 'system', correlationId: 'test', commandId: identifiers.command() },
    });
    if (!rekeyed.ok) throw new Error(rekeyed.refusal.code);
    await readPosition.reached(['item-bank'], rekeyed.position, 5000);
    expect(await publish(whole)).toMatchObject({ published: 0, contested: [] });
    expect(loads).toBe(0);
    const keyed = async () => {
      const { rows } = await product.world.database.query(
        `select data->'item'->'key' as key from read.item where key = $1`,
        [item.id],
      );
      return rows[0]?.key;
    };
    expect(await keyed()).toEqual(key.map(({ id }) => id));
    await publish(edited);
    expect(await keyed()).toEqual(key.map(({ id }) => id));
  });

  it('looks into the log where its read models are not there', async () => {
    await publish(whole);
    await product.world.database.query(
      'alter table read.scenario rename column content_hash to was',
    );
    loads = 0;
    expect(await publish(whole)).toMatchObject({ published: 0, withdrawn: 0 });
    expect(loads).toBe(1);
    await product.world.database.query(
      'alter table read.scenario rename column was to content_hash',
    );
  });

  it('imports no knowledge', async () => {
    const script = `
      import { registerHooks } from 'node:module';
      const seen = [];
      registerHooks({ load: (url, context, next) => { seen.push(url); return next(url, context); } });
      await import('./ops/product/start-product.ts');
      const knowledge = /bank\\/(models|written|facts\\/(?!laboratory)|simulations-schema)/;
      const isSeen = seen.some((url) => url.endsWith('artefact/publish-artefact.ts'));
      console.log(isSeen, seen.filter((url) => knowledge.test(url)).join(' '));
    `;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '-e', script],
      { cwd: resolve(import.meta.dirname, '../../..') },
    );
    expect(stdout.trim()).toBe('true');
  }, 120_000);
});
