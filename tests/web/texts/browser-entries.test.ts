import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cookieEntries, storageEntries } from '../../../web/features/texts/browser-entries.ts';

const root = join(import.meta.dirname, '../../..');

const matches = (patterns: readonly string[], wanted: RegExp): string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8').matchAll(wanted)])
    .map(([, name = '']) => name)
    .toSorted();

const named = (entries: typeof cookieEntries) => entries.map(({ name }) => name).toSorted();

describe('the cookies page', () => {
  it('[LINK-06] lists every cookie that the server sets, and no other', () => {
    expect(matches(['api/**/*.ts'], /hostCookie\(\{\s*name: '([^']+)'/g)).toEqual(
      named(cookieEntries),
    );
  });

  it('[LINK-06] lists everything that the pages keep in the browser, and nothing else', () => {
    const keys =
      /const (?:storageKey|keyOf|key|prefix) = (?:\(\w+: string\): string => )?[`']([a-z-]+:?)(?=[`'$])/g;
    const storing = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter((path) =>
      /\b(?:browserStorage|tabStorage)\b/.test(readFileSync(join(root, path), 'utf8')),
    );
    const ofTesters = matches(storing, /\w+: '(test[A-Z]\w+)'/g);
    expect([...matches(storing, keys), ...ofTesters].toSorted()).toEqual(named(storageEntries));
  });

  it('is not told of storage that goes past the one place for it', () => {
    const past = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(
      (path) =>
        path !== 'web/storage/browser-storage.ts' &&
        /\b(?:localStorage|sessionStorage|document\.cookie|indexedDB)\b/.test(
          readFileSync(join(root, path), 'utf8'),
        ),
    );
    expect(past).toEqual([]);
  });
});
