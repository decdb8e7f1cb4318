import type { Ask } from './ask.ts';

/** Formats that the runner asks so far; an ask of another is checked and waits. */
const served: ReadonlySet<Ask['format']> = new Set(['multiple-choice', 'select-all']);

export const isServed = ({ format }: Ask): boolean => served.has(format);
