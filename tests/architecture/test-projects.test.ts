import { matchesGlob } from 'node:path';

import { describe, expect, it } from 'vitest';

import { testProjects } from '../../vitest.config.ts';
import { ourFiles } from './tree.ts';

const matchesAny = (path: string, globs: readonly string[] = []): boolean =>
  globs.some((glob) => matchesGlob(path, glob));

const projectsOf = (path: string): string[] =>
  testProjects
    .filter(({ test }) => matchesAny(path, test.include) && !matchesAny(path, test.exclude))
    .map(({ test }) => test.name);

describe('every test file', () => {
  it('belongs to one project, so that it runs, and once', () => {
    const strays = ourFiles('**/*.test.{ts,tsx}').filter((path) => projectsOf(path).length !== 1);
    expect(strays).toEqual([]);
  });
});
