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
        // A shared file would otherwise carry the names of all the pages that share it.
        chunkFileNames: ({ name }) =>
          name.startsWith('frame') ? 'assets/frame-[hash].js' : 'assets/[name]-[hash].js',
        // What every page needs in one file that changes with the packages only; the rest of what
        // pages share in a few files, because many small ones compress badly.
        codeSplitting: {
          groups: [
            {
              name: 'base',
              priority: 1,
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zod)\/|web\/csp\/no-eval/,
            },
{ name: 'frame', tags: ['$initial'], entriesAware: true, entriesAwareMergeThreshold: 16000 }, { name: 'frame-more', minShareCount: 2, test: /node_modules|web.ui|domain.contracts/, entriesAware: true, entriesAwareMergeThreshold: 4000 }          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
