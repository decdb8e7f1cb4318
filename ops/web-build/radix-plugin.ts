import { join } from 'node:path';
import type { Plugin } from 'vite';
import { radixStyles } from './radix-styles.ts';

const name = 'virtual:radix.css';

/** Answers the import of `virtual:radix.css` with the part of Radix' style sheet that is used. */
export const usedRadixStyles = (root: string): Plugin => {
  const id = join(root, 'web/radix.css');
  return {
    name: 'used-radix-styles',
    resolveId: (source) => (source === name ? id : null),
    load: (loaded) => (loaded === id ? radixStyles(root) : null),
  };
};
