import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ourFiles, root } from './tree.ts';

/** Whatever prints a date or a number for people; to ask for the browser's time zone prints nothing. */
const otherLocale =
  /(?:\.toLocale(?:Date|Time)?String|\bIntl\.\w+Format)\((?!\s*'en-US'|\)\.resolvedOptions)/;

describe('what people read', () => {
  it.each(['domain', 'api', 'web'])('[CONST-22] is printed in en-US alone in %s', (room) => {
    const files = ourFiles(`${room}/**/*.{ts,tsx}`);
    expect(files.length).toBeGreaterThan(5);
    const others = files.filter((path) => otherLocale.test(readFileSync(join(root, path), 'utf8')));
    expect(others).toEqual([]);
  });

  it.each([
    'date.toLocaleDateString()',
    "count.toLocaleString('de-DE')",
    'new Intl.DateTimeFormat(navigator.language, options)',
  ])('would be caught at %s', (code) => expect(code).toMatch(otherLocale));

  it.each([
    "count.toLocaleString('en-US')",
    "new Intl.DateTimeFormat('en-US', options)",
    'new Intl.DateTimeFormat().resolvedOptions().timeZone',
  ])('is not caught at %s', (code) => expect(code).not.toMatch(otherLocale));
});
