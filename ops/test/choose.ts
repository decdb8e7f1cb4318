import type { Step } from './steps.ts';

export type Choice =
  | { readonly ok: true; readonly steps: readonly Step[] }
  | { readonly ok: false; readonly message: string };

/** The steps that were named, in the order they always run; all of them when none was named. */
export const choose = (steps: readonly Step[], names: readonly string[]): Choice => {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const message = `No step is called ${unknown.join(' or ')}. The steps: ${known.join(', ')}.`;
    return { ok: false, message };
  }
  return {
    ok: true,
    steps: steps.filter(({ name }) => names.length === 0 || names.includes(name)),
  };
};
