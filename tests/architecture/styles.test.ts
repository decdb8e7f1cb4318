import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';
import { describe, expect, it } from 'vitest';
import { ourFiles, root } from './tree.ts';

/** What is no part of one component; everything else is a module. */
const globalSheets = [
  'web/drawings/picture/anatomy-inks.css',
  'web/drawings/picture/drawn-picture.css',
  'web/features/api-description/operations-viewer.css',
  'web/layers.css',
  'web/radix-theme.css',
  'web/theme.css',
];

/** Set by a part of the page that a module knows nothing of: the appearance. */
const knownGlobals = ['.dark'];

/** Elements that other libraries make: their names and roles may change with any version. */
const theirs = /\.(?:rt-|recharts|lucide|swagger)[\w-]*|\[role\b[^\]]*\]/g;

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const layerOf = (path: string): string => {
  if (path === 'web/ui/bare-list.module.css') return 'reset';
  return /^web\/(?:drawings|toast|ui)\//.test(path) ? 'ui' : 'features';
};

const selectorsOf = (sheet: Root): string[] => {
  const selectors: string[] = [];
  sheet.walkRules(({ parent, selector }) => {
    const isFrame = parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
    if (!isFrame) selectors.push(selector);
  });
  return selectors;
};

const globalsIn = (css: string): string[] =>
  [...css.matchAll(/:global\(([^)]*)\)/g)].map(([, name = '']) => name);

/** What a sheet says of elements that it has given no class. */
const othersIn = (css: string): string[] => [
  ...globalsIn(css).filter((name) => !knownGlobals.includes(name)),
  ...(css.replaceAll(/:global\([^)]*\)/g, '').match(theirs) ?? []),
];

/** The class names that a module gives to whoever imports it. */
const namesOf = (css: string): string[] => {
  const own = selectorsOf(postcss.parse(css))
    .join('\n')
    .replaceAll(/:global\([^)]*\)/g, '');
  return [...new Set([...own.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))];
};

type Use = { readonly sheet: string; readonly name: string };

/** What a source looks up in the modules it imports; a look-up by anything but a word is told as `?`. */
const usesIn = (path: string, source: string): Use[] =>
  [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].flatMap(
    ([, given = '', from = '']) => {
      const sheet = join(dirname(path), from);
      const lookUps = [...source.matchAll(new RegExp(`\\b${given}\\b(?:\\['([\\w-]+)'\\])?`, 'g'))];
      return lookUps
        .filter(({ index }) => !source.startsWith(`import ${given} from`, index - 'import '.length))
        .map(([, name = '?']) => ({ sheet, name }));
    },
  );

const sheets = ourFiles('web/**/*.css');
const modules = sheets.filter((path) => path.endsWith('.module.css'));
const sources = [...ourFiles('web/**/*.ts'), ...ourFiles('web/**/*.tsx')];
const uses = sources.flatMap((path) => usesIn(path, read(path)));
const used = new Set(uses.map(({ sheet, name }) => `${sheet} ${name}`));
const given = new Set(
  modules.flatMap((sheet) => namesOf(read(sheet)).map((name) => `${sheet} ${name}`)),
);

describe('the style sheets', () => {
  it('are modules, but for those that are no part of one component', () => {
    expect(sheets.filter((path) => !modules.includes(path)).sort()).toEqual(globalSheets);
  });

  it('have names of their own, by which their classes are told apart', () => {
    const names = modules.map((path) => basename(path));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('stand whole in the layer of their room', () => {
    const outside = modules.filter((path) => {
      const { nodes } = postcss.parse(read(path));
      const [first, ...others] = nodes.filter(({ type }) => type !== 'comment');
      if (first?.type !== 'atrule' || others.length > 0) return true;
      return first.name !== 'layer' || first.params !== layerOf(path);
    });
    expect(outside).toEqual([]);
  });

  it('give every class that is looked up', () => {
    expect([...used].filter((use) => !given.has(use))).toEqual([]);
  });

  it('give no class that nobody looks up', () => {
    expect([...given].filter((name) => !used.has(name))).toEqual([]);
  });

  it('reach for no element that another library makes', () => {
    const reaching = modules.flatMap((path) =>
      othersIn(read(path)).map((name) => `${path}: ${name}`),
    );
    expect(reaching).toEqual([]);
  });

  it('name Radix in web/radix-theme.css alone', () => {
    const others = sheets.filter((path) => path !== 'web/radix-theme.css');
    expect(others.filter((path) => read(path).includes('.rt-'))).toEqual([]);
  });

  it('of Radix is given our lines at the roots of its components alone', () => {
    const inner = [
      ...read('web/radix-theme.css').matchAll(/\.rt-\w*(?:Inner|Label|Slot|Hidden)\w*/g),
    ];
    expect(inner.map(([name]) => name)).toEqual([]);
  });
});

describe('a component', () => {
  it('writes no class name by hand', () => {
    const byHand = sources
      .filter((path) => !path.startsWith('web/drawings/picture/'))
      .filter((path) => /className=(?:"|\{`|\{'|\{[^}\n]*\? ')/.test(read(path)));
    expect(byHand).toEqual([]);
  });
});

describe('what is looked for', () => {
  it('is a class of a module, and no frame of an animation or name of another library', () => {
    const css = '@layer ui { .a.b-c:is(.d) > p {} :global(.dark) .e {} @keyframes f { 0.5% {} } }';
    expect(namesOf(css)).toEqual(['a', 'b-c', 'd', 'e']);
  });

  it('is an element without a class of ours, by its class or by its role', () => {
    const css =
      ".a :global(.rt-Text), :global(.dark) .b [role='option'], .c .rt-TabsList, .d[role] {}";
    expect(othersIn(css)).toEqual(['.rt-Text', "[role='option']", '.rt-TabsList', '[role]']);
  });

  it('is every look-up, also one by a value', () => {
    const source = `import styles from './x.module.css';\n<p className={styles['a']} />;\n<p className={styles[b]} />;`;
    expect(usesIn('web/ui/x.tsx', source)).toEqual([
      { sheet: 'web/ui/x.module.css', name: 'a' },
      { sheet: 'web/ui/x.module.css', name: '?' },
    ]);
  });
});
