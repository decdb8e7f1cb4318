import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fingerprintOf } from '../../sources/fingerprint.ts';
import { type BankManifest, type BuiltBank, manifestOf } from './built-bank.ts';

const root = resolve(import.meta.dirname, '../../..');

/**
 * Whatever may change an item: all that the domain knows, how cases are read, the packages and the Node that run
 * it. More than is needed, so that nothing can be forgotten.
 */
const sources = ['domain', 'ops/bank', 'package-lock.json'].map((name) => join(root, name));

const cache = join(root, 'node_modules/.cache/bank');

/** Of several worktrees and of branches that one goes back to. */
const mostKept = 6;

export type BankArtefact = {
  readonly manifest: BankManifest;
  /** The content behind the manifest, which only a change needs. */
  readonly load: () => Promise<BuiltBank>;
};

export type ArtefactCache = {
  readonly sources: readonly string[];
  readonly folder: string;
  readonly build: () => Promise<BuiltBank>;
};

const usual: ArtefactCache = {
  sources,
  folder: cache,
  // Whoever finds an artefact imports no knowledge.
  build: async () => (await import('./build-whole-bank.ts')).buildWholeBank(),
};

const keyOf = ({ sources }: ArtefactCache): string =>
  `${process.version}-${fingerprintOf(sources)}`;

const readJson = async <Kept>(file: string): Promise<Kept | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Kept;
  } catch {
    // None was kept yet, or it was cut short: the bank is built anew.
    return undefined;
  }
};

const dropOldest = async (folder: string): Promise<void> => {
  const names = await readdir(folder);
  const kept = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = kept.toSorted((a, b) => b.at - a.at).slice(mostKept);
  await Promise.all(
    old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })),
  );
};

/** Whole or not at all: it is written beside its place and moved there. */
const keep = async (
  { folder }: ArtefactCache,
  key: string,
  { bank, manifest }: { readonly bank: BuiltBank; readonly manifest: BankManifest },
): Promise<void> => {
  const beside = join(folder, `${key}.${process.pid}`);
  try {
    await mkdir(beside, { recursive: true });
    await writeFile(join(beside, 'bank.json'), JSON.stringify(bank));
    await writeFile(join(beside, 'manifest.json'), JSON.stringify(manifest));
    await rm(join(folder, key), { recursive: true, force: true });
    await rename(beside, join(folder, key));
    await dropOldest(folder);
  } catch {
    // Where nothing can be written the next start builds it again.
  }
};

const built = async (place: ArtefactCache, key: string): Promise<BankArtefact> => {
  const bank = await place.build();
  const manifest = manifestOf(bank);
  // What was edited while it was built may be in it in part.
  if (keyOf(place) === key) await keep(place, key, { bank, manifest });
  return { manifest, load: () => Promise.resolve(bank) };
};

const isOf = (bank: BuiltBank, manifest: BankManifest): boolean =>
  JSON.stringify(manifestOf(bank)) === JSON.stringify(manifest);

/** What stands in the cache for the sources as they are now; it is built and kept where there is none. */
export const bankArtefact = async (place: ArtefactCache = usual): Promise<BankArtefact> => {
  const key = keyOf(place);
  const at = (name: string): string => join(place.folder, key, name);
  const manifest = await readJson<BankManifest>(at('manifest.json'));
  if (!manifest) return built(place, key);
  return {
    manifest,
    load: async () => {
      const bank = await readJson<BuiltBank>(at('bank.json'));
      return bank && isOf(bank, manifest) ? bank : (await built(place, key)).load();
    },
  };
};
