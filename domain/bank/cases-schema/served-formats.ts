import type { Ask } from './ask.ts';

/** As many options as a paper has letters for. */
const mostOptions = 8;

/** What the runner asks so far; an ask of another format, or with more options, is checked and waits. */
export const isServed = (ask: Ask): boolean =>
  ask.format === 'multiple-choice' ||
  (ask.format === 'select-all' && ask.keys.length + ask.wrong.length <= mostOptions);
