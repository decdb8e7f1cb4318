import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ourFiles, root } from './tree.ts';

const limit = 250;
const vague = /(^|[-.])(utils?|helpers?|common|managers?|services?)([-.]|$)/;

const code = ourFiles('{api,database,domain,ops,projectors,tests,web}/**/*.{ts,tsx,mjs,css,sql}');
const written = code.filter((path) => !/^domain\/bank\/(facts|written)\//.test(path));
const linesOf = (path: string): number =>
  readFileSync(join(root, path), 'utf8').trimEnd().split('\n').length;

describe('our files', () => {
  it('are there to be looked at', () => {
    expect(written.length).toBeGreaterThan(20);
  });

  it(`have at most ${limit} lines, those of the knowledge base aside`, () => {
    expect(written.filter((path) => linesOf(path) > limit)).toEqual([]);
  });

  it('are named after their one job', () => {
    const parts = written.flatMap((path) => path.split('/'));
    expect([...new Set(parts)].filter((part) => vague.test(part))).toEqual([]);
  });

  it.each(['utils.ts', 'date-helpers.ts', 'common', 'exam-manager.ts', 'service.test.ts'])(
    'may not be called %s',
    (name) => expect(basename(name)).toMatch(vague),
  );
});
