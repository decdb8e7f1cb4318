import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import postcss from 'postcss';

const themes = 'node_modules/@radix-ui/themes';
const components = `${themes}/dist/esm/components`;

/** Tokens first, then components, then utilities: the order in which Radix layers its own sheet. */
const scales = ['sage', 'gray', 'teal', 'green', 'amber', 'red', 'blue'];
const sheets = [
  'tokens/base.css',
  ...scales.map((scale) => `tokens/colors/${scale}.css`),
  'components.css',
  'utilities.css',
];

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);

const ourSources = async (root: string): Promise<string> => {
  const entries = await readdir(join(root, 'web'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.includes('/dist'))
    .map(({ name, parentPath }) => join(parentPath, name));
  return (await Promise.all(paths.map((path) => readFile(path, 'utf8')))).join('\n');
};

/** Names that a source takes from Radix Themes, without types. */
const importedNames = (source: string): readonly string[] =>
  all(source, /import\s+\{([^}]*)\}\s+from '@radix-ui\/themes'/g)
    .flatMap((names) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

const fileOf = (name: string): string =>
  `${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}.js`;

/** The modules of these components and all that they import of the same package. */
const modulesOf = async (root: string, names: readonly string[]): Promise<string> => {
  const read = new Map<string, string>();
  const open = names.map((name) => join(root, components, fileOf(name)));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (read.has(path)) continue;
    const text = await readFile(path, 'utf8');
    const folder = dirname(path);
    read.set(path, text);
    open.push(...all(text, /from"(\.[^"]+\.js)"/g).map((relative) => join(folder, relative)));
  }
  return [...read.values()].join('\n');
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const anyOf = (words: Iterable<string>): string =>
  [...new Set(words)].filter(Boolean).map(escaped).join('|') || '(?!)';

/** The classes of props that get an object of values somewhere, such as `size={{ initial: '1', sm: '2' }}`. */
const responsiveClasses = (modules: string, source: string): readonly string[] => {
  const props = new Set(all(source, /(\w+) ?=\s*\{[^}]*?\binitial:/g));
  return [...modules.matchAll(/(\w+):\{type:[^{}]*?className:"(rt-[\w-]+)"/g)].flatMap(
    ([, prop = '', name = '']) => (props.has(prop) ? name : []),
  );
};

/** Radix puts a value behind a class, and a breakpoint before it: `sm:rt-r-size-2`. */
const madeOf = (modules: string, source: string): RegExp[] => {
  const classes = anyOf(all(modules, /(rt-[\w-]+)/g));
  const responsive = anyOf(responsiveClasses(modules, source));
  const values = anyOf(all(source + modules, /['"]([\w-]+)['"]/g));
  const at = (breakpoint: string): RegExp | undefined => {
    const given = all(source, new RegExp(`\\b${breakpoint}: ?'([^']*)'`, 'g'));
    const made = `(?:${classes}|(?:${responsive})-(?:${anyOf(given)}))`;
    return given.length > 0 ? new RegExp(`^${breakpoint}:-?${made}$`) : undefined;
  };
  return [
    new RegExp(`^-?(?:${classes})(?:-(?:${values}))?$`),
    ...['xs', 'sm', 'md', 'lg', 'xl'].flatMap((breakpoint) => at(breakpoint) ?? []),
  ];
};

const resized = (source: string): ReadonlySet<string> =>
  new Set(
    all(source, /<([A-Z][\w.]*)\b(?:[^<>]|=>)*?size=\{\{/g).map((name) => name.replace('.', '')),
  );

/** The classes that an element must have for this selector, those in `:not()` and in lists of choices aside. */
const neededClasses = (selector: string): readonly string[] =>
  all(
    selector.replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)|\([^()]*,[^()]*\)/g, ''),
    /\.((?:\\.|[\w-])+)/g,
  ).map((name) => name.replaceAll('\\', ''));

type StyleSelection = {
  readonly made: readonly RegExp[];
  /** Components whose size depends on the width of the window. */
  readonly sized: ReadonlySet<string>;
};

const isAsked =
  ({ made, sized }: StyleSelection) =>
  (selector: string): boolean => {
    const needed = neededClasses(selector).filter((name) => name.includes('rt-'));
    const [, component] = /\.rt-(?:Base)?([A-Z]\w*)/.exec(selector) ?? [];
    const isResized = needed.some((name) => name.includes(':rt-r-size'));
    return (
      needed.every((name) => made.some((pattern) => pattern.test(name))) &&
      (!isResized || component === undefined || sized.has(component))
    );
  };

/** Takes out what is not asked for, and colors of wider gamuts: ours are measured in sRGB. */
const trimmed = (css: string, asked: StyleSelection): string => {
  const root = postcss.parse(css);
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('display-p3')) rule.remove();
  });
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter(isAsked(asked));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  root.walkAtRules('media', (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
};

/**
 * The style sheet of Radix Themes, in the layer of what others wrote, without what the sources under
 * `web/` cannot ask for: other components, other breakpoints, other values. Throws where a
 * component's module is not found.
 */
export const radixStyles = async (root: string): Promise<string> => {
  const source = await ourSources(root);
  const modules = await modulesOf(root, importedNames(source));
  const css = await Promise.all(sheets.map((sheet) => readFile(join(root, themes, sheet), 'utf8')));
  const kept = trimmed(css.join('\n'), { made: madeOf(modules, source), sized: resized(source) });
  return `@layer vendor {\n${kept}\n}`;
};
