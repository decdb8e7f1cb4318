import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { nameInPage, writtenClassNames } from './ops/web-build/class-names.ts';
import { firstPaint } from './ops/web-build/first-paint.ts';
import { firstScreens } from './ops/web-build/first-screens.ts';
import { interFont } from './ops/web-build/inter-font.ts';
import { noJsonSchemas } from './ops/web-build/no-json-schemas.ts';
import { usedRadixStyles } from './ops/web-build/radix-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const webFile = (path: string): string => fileURLToPath(new URL(`web/${path}`, import.meta.url));

/** The packages of every page, and the parts of Radix that the frame and the first pages are made of. */
const onFirstScreen = new RegExp(
  [
    'node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zod)/',
    'node_modules/@radix-ui/themes/dist/esm/(?:helpers|props)/',
    'node_modules/@radix-ui/themes/dist/esm/components/(?:_internal/base-button|badge|box|button|card|flex|grid|heading|skeleton|slot|text|theme)\\.(?:props\\.)?js',
    'node_modules/@radix-ui/react-(?:compose-refs|slot|visually-hidden)/',
    'node_modules/lucide-react/dist/esm/(?:Icon|createLucideIcon|defaultAttributes|context|shared|icons/check\\.)',
    'node_modules/classnames/',
    'domain/(?:contracts/(?:account|config|extra-time|fields|field-data|live|plans|problem|referral)|kernel/(?:ids|percent|plans|time))\\.ts',
    // One sheet for every page, the order of the layers first.
    'web/(?:layers|inter|radix|radix-theme|theme)\\.css',
    'web/(?:ui|shell|toast)/(?!exhibits)(?:form/)?[\\w-]+\\.module\\.css',
    'web/(?:csp/no-eval|storage|format/(?:counts|dollars|lists)|http/http-error|ui/(?:high-contrast|price))',
  ].join('|'),
);

/** Gives Radix' Theme its parts from `app/theme-parts.tsx`. */
const ownThemeParts: Plugin = {
  name: 'own-theme-parts',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'radix-ui' && importer?.endsWith('@radix-ui/themes/dist/esm/components/theme.js')
      ? webFile('app/theme-parts.tsx')
      : null,
};

export default defineConfig({
  root: webFile(''),
  plugins: [
    ...writtenClassNames,
    react(),
    ownThemeParts,
    noJsonSchemas,
    usedRadixStyles(root),
    interFont(root),
    firstScreens,
    firstPaint(root),
  ],
  css: {
    modules: { generateScopedName: nameInPage },
  },
  resolve: {
    // Its own version adds inline style elements, which the content security policy refuses.
    alias: { 'react-style-singleton': webFile('csp/style-singleton.ts') },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // The content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The lists of what each page needs would be a sixth of the first script: a page finds its
      // parts as it loads, and only its styles must be known before.
      resolveDependencies: (_, parts, { hostType }) =>
        hostType === 'html' ? parts : parts.filter((part) => part.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        // What every page needs, in one file that changes with the packages only.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: onFirstScreen,
            },
            // What tabs, menus and groups of buttons share: one file is smaller than six.
            {
              name: 'roving',
              test: /@radix-ui\/react-(?:collection|context|direction|id|primitive|roving-focus|toggle|toggle-group|use-[a-z-]+)\//,
              includeDependenciesRecursively: false,
            },
            // A sign-in needs all of them: one file is smaller than eight.
            {
              name: 'form',
              test: /web\/ui\/form\/(?:field|field-errors|text-input|password-input|submit-button|use-fields)\.tsx?$|lucide-react\/dist\/esm\/icons\/eye(?:-off)?\./,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/calendar': 'http://127.0.0.1:3000' } },
});
