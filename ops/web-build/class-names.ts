import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** What a class of a module is called in the page: readable, and one of its kind as no two modules have one name. */
export const nameInPage = (name: string, file: string): string =>
  `${basename(file, '.module.css')}_${name}`;

const imported = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** `classes('a', 'b')` of words alone is one word. */
const joined = /\bclasses\(\s*('[\w-]+'(?:,\s*'[\w-]+')*),?\s*\)/g;

/** A source whose look-ups in modules are written out, so that no table of names comes to the browser. */
export const withNamesWritten = (source: string): string =>
  [...source.matchAll(imported)]
    .reduce(
      (code, [line, given = '', file = '']) =>
        code
          .replace(line, `import '${file}';`)
          .replaceAll(
            new RegExp(`\\b${given}\\['([\\w-]+)'\\]`, 'g'),
            (_, name: string) => `'${nameInPage(name, file)}'`,
          ),
      source,
    )
    .replaceAll(joined, (_, words: string) => `'${words.replaceAll(/[',\s]+/g, ' ').trim()}'`);

const writes: Plugin = {
  name: 'written-class-names',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /\/web\/.*\.tsx?$/.test(id) && code.includes('.module.css')
      ? { code: withNamesWritten(code), map: null }
      : null,
};

/** Vite takes a module for needless whose names nobody looks up, and its rules with it. */
const keepsRules: Plugin = {
  name: 'kept-rules',
  apply: 'build',
  enforce: 'post',
  transform: (_, id) =>
    id.endsWith('.module.css')
      ? { code: 'export {};', map: null, moduleSideEffects: 'no-treeshake' }
      : null,
};

/** For a build: class names are words in the scripts, as they are in a page. */
export const writtenClassNames: readonly Plugin[] = [writes, keepsRules];
