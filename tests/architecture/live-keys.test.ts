import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { liveKeys } from '../../domain/contracts/live.ts';
import { ourFiles, root } from './tree.ts';

/** Where a query says what it is kept under: `queryKey: ['progress', …]`, or a key with a name. */
const firstParts = /(?:queryKey:[^[\n]*|Key = )\['([a-z-]+)'/g;

const shown = new Set(
  ourFiles('web/**/*.{ts,tsx}').flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(firstParts)].map(([, part]) => part),
  ),
);

describe('what an open page hears of', () => {
  it('is kept under a key that some query has: under another nothing would be asked again', () => {
    expect([...new Set(Object.values(liveKeys))].filter((key) => !shown.has(key))).toEqual([]);
  });

  it('would be caught under a key of no query', () => {
    expect(shown.size).toBeGreaterThan(20);
    expect(shown.has('streaks')).toBe(false);
  });
});
