import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const name = 'virtual:inter.css';
const family = '@fontsource-variable/inter';

/** What English pages are written with; everything else comes with the whole files, when it is shown. */
const basic = [[0x20, 0x7e], [0xa0], [0xa9], [0xb0, 0xb1], [0xb5], [0xb7], [0xd7], [0xf7]]
  .concat([[0x2011], [0x2013, 0x2014], [0x2018, 0x2019], [0x201c, 0x201d], [0x2022], [0x2026]])
  .concat([[0x2122], [0x2191], [0x2193], [0x2212]]);

/** The weights of the interface, regular to bold. */
const variationAxes = { wght: { min: 400, max: 700 } };

/** Kerning, combined characters and figures of one width; the font has thirty more that no page asks for. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga', 'tnum'];

const subset = { targetFormat: 'woff2', variationAxes, keepFeatures } as const;

const charactersOf = ([first = 0, last = first]: readonly number[]): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

const rangeOf = (range: readonly number[]): string =>
  `U+${range.map((code) => code.toString(16)).join('-')}`;

const face = (file: string): string => `@font-face {
  font-family: 'Inter Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 400 700;
  src: url('${file}') format('woff2');
  unicode-range: ${basic.map(rangeOf).join(', ')};
}`;

const basicFile = async (root: string): Promise<string> => {
  const source = join(root, 'node_modules', family, 'files/inter-latin-opsz-normal.woff2');
  const folder = join(root, 'node_modules/.cache/fonts');
  const file = join(folder, 'inter-basic.woff2');
  const text = basic.map(charactersOf).join('');
  const font = await subsetFont(await readFile(source), text, subset);
  await mkdir(folder, { recursive: true });
  // Another build may be reading it.
  const beside = `${file}.${process.pid}`;
  await writeFile(beside, font);
  await rename(beside, file);
  return file;
};

/**
 * Answers the import of `virtual:inter.css` with Inter: a small file for what every page shows,
 * asked for by the page's head, and the whole files of other characters. A later face wins where
 * ranges overlap.
 */
export const interFont = (root: string): Plugin => {
  const id = join(root, 'web/inter.css');
  const fromWeb = (path: string): string => relative(join(root, 'web'), path);
  return {
    name: 'inter-font',
    resolveId: (source) => (source === name ? id : null),
    load: async (loaded) => {
      if (loaded !== id) return null;
      const folder = join(root, 'node_modules', family);
      const whole = await readFile(join(folder, 'opsz.css'), 'utf8');
      const faces = whole.replaceAll('url(./', `url(${fromWeb(folder)}/`);
      return `${faces}\n${face(fromWeb(await basicFile(root)))}`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.includes('inter-basic'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${file}`,
            },
            injectTo: 'head',
          })),
    },
  };
};
