import type { Plugin, Rolldown } from 'vite';

/** The pages that visitors come to, by their address. */
const pages: Readonly<Record<string, string>> = {
  '/': 'features/landing/landing-page.tsx',
  '/pricing': 'features/pricing/pricing-page.tsx',
  '/auth': 'features/account/sign-in/auth-page.tsx',
};

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file : []));

/** A chunk and all that it imports, by file name. */
const withImports = (
  bundle: Rolldown.OutputBundle,
  first: Rolldown.OutputChunk,
): ReadonlySet<string> => {
  const found = new Set<string>();
  const open = [first.fileName];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = bundle[name];
    if (found.has(name) || file?.type !== 'chunk') continue;
    found.add(name);
    open.push(...file.imports);
  }
  return found;
};

const stylesOf = (chunk: Rolldown.OutputChunk): readonly string[] => [
  ...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
];

/**
 * Writes `first-screens.json`: for each first page the value of a `Link` header that asks for its
 * own files together with those of every page, instead of after them.
 */
export const firstScreens: Plugin = {
  name: 'first-screens',
  generateBundle(_, bundle) {
    const chunks = chunksOf(bundle as Rolldown.OutputBundle);
    const entry = chunks.find(({ isEntry }) => isEntry);
    const links = Object.entries(pages).flatMap(([address, source]) => {
      const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
      if (!entry || !page) throw new Error(`The build has no chunk of ${source}`);
      const known = withImports(bundle as Rolldown.OutputBundle, entry);
      const own = [...withImports(bundle as Rolldown.OutputBundle, page)].filter(
        (name) => !known.has(name),
      );
      const link = [
        ...own.map((name) => `</${name}>; rel=modulepreload`),
        ...stylesOf(page).map((name) => `</${name}>; rel=preload; as=style; crossorigin`),
      ];
      return [[address, link.join(', ')]];
    });
    this.emitFile({
      type: 'asset',
      fileName: 'first-screens.json',
      source: JSON.stringify(Object.fromEntries(links)),
    });
  },
};
