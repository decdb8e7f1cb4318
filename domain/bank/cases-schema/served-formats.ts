import type { Ask } from './ask.ts';

/** As many options as a list can have before nobody reads it. */
const mostInList = 10;

/** As many cells or choices as a paper has letters for. */
const mostOptions = 52;

const sideOf = ({ keys, wrong }: { readonly keys: unknown[]; readonly wrong: unknown[] }): number =>
  keys.length + wrong.length;

const countOf = (ask: Ask): number => {
  if ('rows' in ask) return ask.rows.length * Object.keys(ask.columns).length;
  if ('blanks' in ask) {
    return Object.values(ask.blanks).reduce((sum, { wrong }) => sum + wrong.length + 1, 0);
  }
  return 'condition' in ask ? sideOf(ask.actions) + sideOf(ask.parameters) + 6 : 0;
};

/** What the runner can ask; an ask with more options than that is checked and waits. */
export const isServed = (ask: Ask): boolean =>
  'keys' in ask ? sideOf(ask) <= mostInList : countOf(ask) <= mostOptions;
