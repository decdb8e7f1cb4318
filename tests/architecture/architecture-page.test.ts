import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eventTypes } from '../../domain/events/registry.ts';
import { reactionNames } from '../../ops/product/reactions/all.ts';
import { projections } from '../../projectors/all.ts';
import { root } from './tree.ts';

const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

/** The words of the first column of the table that begins so. */
const firstColumn = (heading: string): string[] => {
  const [, ...rows] = (page.split(`| ${heading} |`)[1] ?? '').split('\n');
  const end = rows.findIndex((row) => !row.startsWith('|'));
  return rows
    .slice(1, end)
    .flatMap((row) => (row.split('|')[1] ?? '').split(','))
    .map((word) => word.trim());
};

const folders = (room: string): string[] =>
  globSync(`${room}/*/`, { cwd: root }).map((path) => path.slice(room.length + 1));

const unnamed = (words: readonly string[], named: readonly string[]): string[] =>
  words.filter((word) => !named.includes(word) && !page.includes(`\`${word}/\``));

describe('ARCHITECTURE.md', () => {
  it('names every read model, and none that is not there', () => {
    expect(firstColumn('projection').toSorted()).toEqual(
      projections.map(({ name }) => name).toSorted(),
    );
  });

  it('names every event, and none that is not there', () => {
    expect(firstColumn('event').toSorted()).toEqual([...eventTypes].toSorted());
  });

  it('names every reaction', () => {
    expect(reactionNames.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(['domain', 'api', 'web/features'])('names every folder of %s', (room) => {
    const found = folders(room);
    expect(found.length).toBeGreaterThan(10);
    expect(unnamed(found, firstColumn('word'))).toEqual([]);
  });

  it('names no capability that has no folder', () => {
    const found = ['domain', 'api', 'web/features'].flatMap(folders);
    expect(firstColumn('word').filter((word) => !found.includes(word))).toEqual([]);
  });
});
