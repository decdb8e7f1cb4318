import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ourFiles, root } from './tree.ts';

/** What would make the same command or the same log give two answers. */
const clockOrDie = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b/;
/** A locale's own print differs between browsers and years: it is shown to people and never read. */
const readsPrint =
  /\b(?:en-CA|sv-SE|fr-CA)\b|\.(?:format|toLocale\w*String)\([^;]*\)\)?(?: as \w|\.(?:split|slice|substring|match|replace)|\[)|(?:Number|parse\w*|new Date)\([^;()]*(?:\([^;()]*\))?\.(?:format|toLocale\w*String)\(/;
const outside = /\bprocess\.\w|['"]node:/;

const filesWith = (pattern: RegExp, room: string): string[] =>
  ourFiles(`${room}/**/*.{ts,tsx}`).filter((path) =>
    pattern.test(readFileSync(join(root, path), 'utf8')),
  );

describe('what decides and what folds', () => {
  it.each(['domain', 'projectors', 'database', 'api'])(
    'takes time and chance from its caller in %s',
    (room) => {
      expect(ourFiles(`${room}/**/*.ts`).length).toBeGreaterThan(5);
      expect(filesWith(clockOrDie, room)).toEqual([]);
    },
  );

  it.each(['domain', 'projectors', 'database', 'api', 'web', 'ops'])(
    'reads no day or number out of what a locale prints in %s',
    (room) => expect(filesWith(readsPrint, room)).toEqual([]),
  );

  it.each([
    "new Intl.DateTimeFormat('en-CA')",
    'dayFormat(zone).format(epochMs(at)) as CalendarDay',
    'Number(hourFormat(zone).format(epochMs(at)))',
    "date.toLocaleDateString('en-US').split('/')",
    "new Date(date.toLocaleString('en-US', { timeZone }))",
  ])('would be caught at %s', (code) => {
    expect(code).toMatch(readsPrint);
  });

  it('knows nothing of the machine in the domain', () => {
    expect(filesWith(outside, 'domain')).toEqual([]);
  });

  it.each(['Date.now()', 'new Date()', 'Math.random()'])('would be caught at %s', (code) => {
    expect(code).toMatch(clockOrDie);
  });

  it.each(['process.env', "from 'node:fs'"])('would be caught at %s', (code) => {
    expect(code).toMatch(outside);
  });
});
