import type { Ask } from '../cases-schema/ask.ts';
import type { CaseFile } from '../cases-schema/case-file.ts';
import type { CaseFinding, CasePath } from '../cases-schema/case-finding.ts';
import { type AskChoice, choicesOf } from '../cases-schema/choices-of.ts';
import { shownText } from './shown-text.ts';

/** An ask with what the rules look at: its place in the file, what it shows, its choices. */
export type ReadAsk = {
  readonly ask: Ask;
  readonly path: CasePath;
  readonly shown: string;
  readonly choices: readonly AskChoice[];
};

export type Found = Omit<CaseFinding, 'rule' | 'severity'>;

export type AskRule = {
  readonly name: string;
  readonly severity: CaseFinding['severity'];
  readonly find: (read: ReadAsk, file: CaseFile) => readonly Found[];
};

export type CaseRule = {
  readonly name: string;
  readonly severity: CaseFinding['severity'];
  readonly find: (file: CaseFile) => readonly Found[];
};

export const readAsk = (file: CaseFile, ask: Ask, index: number): ReadAsk => {
  const path = ['asks', index];
  const choices = choicesOf(ask).map((choice) => ({ ...choice, path: [...path, ...choice.path] }));
  return { ask, path, shown: shownText(file, ask), choices };
};

/** Every text of a choice that is read after the answer. */
export const reasonsOf = ({ path, isKey, reason, tempting }: AskChoice) => [
  { path: [...path, isKey ? 'because' : 'fails'], text: reason },
  ...(tempting ? [{ path: [...path, 'tempting'], text: tempting }] : []),
];
