import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Puts a script of its own before everything else of the page, under a name that changes with it. */
export const firstPaint = (root: string): Plugin => {
  const source = readFileSync(join(root, 'web/appearance/first-paint.js'), 'utf8');
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const fileName = `assets/first-paint-${hash}.js`;
  return {
    name: 'first-paint',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' as const },
      ],
    },
  };
};
