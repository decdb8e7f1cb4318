import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { describe, expect, it } from 'vitest';
import { eventTypes } from '../../domain/events/registry.ts';
import { streamKinds } from '../../domain/kernel/ids.ts';
import { reactionNames } from '../../ops/product/reactions/all.ts';
import { rooms } from '../../ops/test/steps.ts';
import { projections } from '../../projectors/all.ts';
import { root } from './tree.ts';

const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

/** The cells of the table whose heading begins so, row by row. */
const rowsOf = (heading: string): string[][] => {
  const [, ...rows] = (page.split(`| ${heading} |`)[1] ?? '').split('\n');
  const end = rows.findIndex((row) => !row.startsWith('|'));
  return rows.slice(1, end).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const wordsOf = ([first = '']: readonly string[]): string[] =>
  first.split(',').map((word) => word.trim());

const firstColumn = (heading: string): string[] => rowsOf(heading).flatMap(wordsOf);

/** The rest of the row that begins so. */
const rowOf = (heading: string, first: string): string[] =>
  rowsOf(heading)
    .find((row) => row[0] === first)
    ?.slice(1) ?? [];

const between = (start: string, end: string): string => page.split(start)[1]?.split(end)[0] ?? '';

/** What stands between backticks. */
const quoted = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words);

const quotedFolders = (text: string): string[] =>
  quoted(text).filter((words) => /^[\w-]+\/$/.test(words));

const folders = (room: string): string[] =>
  globSync(`${room}/*/`, { cwd: root }).map((path) => path.slice(room.length + 1));

const unnamed = (words: readonly string[], named: readonly string[]): string[] =>
  words.filter((word) => !named.includes(word) && !page.includes(`\`${word}/\``));

/** Of no file and no folder; a test is named without what its file ends in. */
const leadsNowhere = (path: string): boolean => {
  const pattern = path.replaceAll('<word>', '*');
  return globSync([pattern, `${pattern}.test.ts`], { cwd: root }).length === 0;
};

const { ruleSet } = await extractDepcruiseOptions(join(root, '.dependency-cruiser.mjs'));

/** The patterns of a rule, of what it lets pass. */
const letPass = (rule: string): string[] => {
  const found = ruleSet?.forbidden?.find(({ name }) => name === rule);
  return found && 'to' in found ? [found.to.pathNot ?? []].flat() : [];
};

/** The paths that a pattern such as `^domain/(kernel|progress)/` stands for. */
const pathsOf = (pattern: string): string[] => {
  const path = pattern.replaceAll(/^\^|\$$/g, '').replaceAll('[.]', '.');
  const [before = '', choices = '', after = ''] = path.split(/[()]/);
  return choices.split('|').map((choice) => `${before}${choice}${after}`);
};

const packagesFor = (rule: string): string[] =>
  letPass(rule)
    .filter((pattern) => pattern.startsWith('node_modules/('))
    .flatMap(pathsOf)
    .map((path) => path.slice('node_modules/'.length, -1).replaceAll('\\', ''));

const packagesBeyondDomain = (rule: string): string[] =>
  packagesFor(rule).filter((name) => !packagesFor('domain-stays-pure').includes(name));

describe('ARCHITECTURE.md', () => {
  it('names every read model, and none that is not there', () => {
    expect(firstColumn('projection').toSorted()).toEqual(
      projections.map(({ name }) => name).toSorted(),
    );
  });

  it('names every event, and none that is not there', () => {
    expect(firstColumn('event').toSorted()).toEqual([...eventTypes].toSorted());
  });

  it('names every kind of stream once, and none that is not there', () => {
    const kinds = quoted(between('## Streams', '| event |')).map((name) => name.split('-')[0]);
    expect(kinds.toSorted()).toEqual([...streamKinds].toSorted());
  });

  it('names every reaction, and none that is not there', () => {
    const named = quoted(between('## Read models', '## Ports')).filter((words) =>
      /^[a-z]+(?:-[a-z]+)+$/.test(words),
    );
    expect([...new Set(named)].toSorted()).toEqual([...reactionNames].toSorted());
  });

  it('names every room, and none that is not there', () => {
    expect(firstColumn('folder').toSorted()).toEqual(
      rooms.map((room) => `\`${room}/\``).toSorted(),
    );
  });

  it.each(['ops', 'web'])('names every folder of %s, and none that is not there', (room) => {
    const found = folders(room).filter((folder) => !folder.startsWith('dist'));
    const named = quotedFolders(rowOf('folder', `\`${room}/\``)[0] ?? '');
    expect(named.toSorted()).toEqual(found.map((folder) => `${folder}/`).toSorted());
  });

  it('names every folder of the bank, and none that is not there', () => {
    const named = quotedFolders(rowOf('word', 'bank')[0] ?? '');
    expect(named.toSorted()).toEqual(
      folders('domain/bank')
        .map((folder) => `${folder}/`)
        .toSorted(),
    );
  });

  it('names the packages that the domain may import', () => {
    expect(quoted(rowOf('folder', '`domain/`')[1] ?? '')).toEqual([
      ...packagesFor('domain-stays-pure'),
      'review/',
      ...packagesBeyondDomain('review-stays-pure'),
      'replay/',
      ...packagesBeyondDomain('replay-stays-pure'),
      'bank/models/',
      ...packagesBeyondDomain('models-stay-pure'),
    ]);
  });

  it('names what the web may import of the domain', () => {
    expect(quoted(rowOf('folder', '`web/`')[1] ?? '').toSorted()).toEqual(
      letPass('web-sees-contracts').flatMap(pathsOf).toSorted(),
    );
  });

  it.each(['domain', 'api', 'web/features'])('names every folder of %s', (room) => {
    const found = folders(room);
    expect(found.length).toBeGreaterThan(10);
    expect(unnamed(found, firstColumn('word'))).toEqual([]);
  });

  it.each([
    ['domain', 2],
    ['api', 3],
    ['web/features', 4],
  ])('marks in %s the capabilities that have a folder there', (room, column) => {
    const rows = rowsOf('word');
    const marked = rows.filter((row) => row[column] === '✓').flatMap(wordsOf);
    const words = rows.flatMap(wordsOf);
    expect(marked.toSorted()).toEqual(
      folders(room)
        .filter((folder) => words.includes(folder))
        .toSorted(),
    );
  });

  it('names no capability that has no folder', () => {
    const found = ['domain', 'api', 'web/features'].flatMap(folders);
    expect(firstColumn('word').filter((word) => !found.includes(word))).toEqual([]);
  });

  it('names no path that leads nowhere', () => {
    const paths = quoted(page).filter((words) =>
      /^(?:api|database|domain|ops|projectors|tests|web)\//.test(words),
    );
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter(leadsNowhere)).toEqual([]);
  });
});
