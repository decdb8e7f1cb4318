import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ourFiles, root } from './tree.ts';

/** Whatever prints a date or a number for people; to ask for the browser's time zone prints nothing. */
const otherLocale =
  /(?:\.toLocale(?:Date|Time)?String|\bIntl\.\w+Format)\((?!\s*'en-US'|\)\.resolvedOptions)/;

/** A format of one's own. */
const ownFormat = /\.toLocale(?:Date|Time)?String\(|\bIntl\.(?!supportedValuesOf)\w+\(/;

/** Whether a browser knows a time zone is asked by a format that nobody reads. */
const printsNothing = 'web/session/browser-time-zone.ts';

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

describe('a date, a number or a list on a screen', () => {
  it('is put into words by web/format alone', () => {
    const files = ourFiles('web/**/*.{ts,tsx}').filter(
      (path) => !path.startsWith('web/format/') && path !== printsNothing,
    );
    const others = files.filter((path) => ownFormat.test(readFileSync(join(root, path), 'utf8')));
    expect(others).toEqual([]);
  });

  it.each([
    "count.toLocaleString('en-US')",
    "at.toLocaleTimeString('en-US')",
    "new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(at)",
    "new Intl.NumberFormat('en-US')",
    "new Intl.ListFormat('en-US')",
  ])('would be caught at %s', (code) => expect(code).toMatch(ownFormat));

  it.each([
    'grouped(count)',
    'options: Intl.DateTimeFormatOptions',
    "Intl.supportedValuesOf('timeZone')",
  ])('is not caught at %s', (code) => expect(code).not.toMatch(ownFormat));
});
