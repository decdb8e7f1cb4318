import { globSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** Paths from the root of our own files that match; what was built or installed is left out. */
export const ourFiles = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/.data/**'] });

/** A tree of its own with the packages of ours, so that nothing has to be planted in the live one. */
export const plant = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const tree = await mkdtemp(join(tmpdir(), 'boardwell-planted-'));
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'));
  await mkdir(join(tree, 'ops/lint'), { recursive: true });
  const rules = ['ops/lint/effect-returns.grit', 'ops/lint/spread-literals.grit'];
  for (const name of ['package.json', 'biome.json', '.gitignore', ...rules]) {
    await copyFile(join(root, name), join(tree, name));
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), text);
  }
  return tree;
};
