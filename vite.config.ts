import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const webFile = (path: string): string => fileURLToPath(new URL(`web/${path}`, import.meta.url));

/** Holds the first paint back until the kept appearance is on the page: no flash of the other one. */
const renderBlockingEntry: Plugin = {
  name: 'render-blocking-entry',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace('<script type="module"', '<script blocking="render" type="module"'),
  },
};

export default defineConfig({
  root: webFile(''),
  plugins: [react(), renderBlockingEntry],
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What every page needs, in one file that changes with the packages only.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zod)\/|web\/csp\/no-eval/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/calendar': 'http://127.0.0.1:3000' } },
});
