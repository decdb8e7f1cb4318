import type { OptionId } from '../../kernel/ids.ts';
import type { Ask } from '../cases-schema/ask.ts';
import type { CaseFile } from '../cases-schema/case-file.ts';
import type { Item } from '../item/item.ts';
import { leadingNumber } from '../item/leading-number.ts';
import { markedPart } from './highlight-segments.ts';
import type { AskOption } from './options-of-ask.ts';

/** An option of an ask under the id that it has in the bank. */
export type PublishedOption = AskOption & { readonly id: OptionId };

type Answering = Pick<Item, 'response' | 'marking'>;
type AskOf<Format extends Ask['format']> = Extract<Ask, { format: Format }>;
type SeveralOf = Extract<Ask, { choose?: unknown }>;

const idsIn = (options: readonly PublishedOption[], group: string): OptionId[] =>
  options.filter((option) => option.group === group).map(({ id }) => id);

const numeric = ({ answer }: AskOf<'numeric'>, options: readonly PublishedOption[]): Answering => ({
  response: { format: 'numeric', unit: answer.unit, record: answer.record },
  marking: {
    kind: 'numeric',
    values: options.map(({ text }) => leadingNumber(text) ?? 0),
    tolerance: answer.tolerance,
  },
});

const selectN = (ask: SeveralOf, options: readonly PublishedOption[]): Answering => {
  const choose = ask.choose ?? ask.keys.length;
  return {
    response: { format: 'select-n', choose },
    marking: {
      kind: 'groups',
      rule: '0/1',
      groups: [{ options: options.map(({ id }) => id), most: choose }],
    },
  };
};

const dropDown = (
  ask: Extract<Ask, { blanks: unknown }>,
  options: readonly PublishedOption[],
): Answering => {
  const blanks = Object.keys(ask.blanks).map((name) => ({ name, choices: idsIn(options, name) }));
  const isRationale = ask.format === 'drop-down-rationale';
  return {
    response:
      'table' in ask
        ? { format: 'drop-down-table', ...ask.table, blanks }
        : { format: 'drop-down', sentence: ask.sentence, blanks },
    marking: {
      kind: 'groups',
      rule: isRationale && blanks.length > 1 ? 'rationale' : '0/1',
      groups: blanks.map(({ choices }) => ({ options: choices, most: 1 })),
    },
  };
};

const bowTie = (ask: AskOf<'bow-tie'>, options: readonly PublishedOption[]): Answering => {
  const slots = [
    { group: 'actions', title: 'Actions to take', choose: ask.actions.choose },
    { group: 'condition', title: 'Condition', choose: 1 },
    { group: 'parameters', title: 'Parameters to monitor', choose: ask.parameters.choose },
  ].map(({ group, title, choose }) => ({ title, choose, choices: idsIn(options, group) }));
  const groups = slots.map(({ choices, choose: most }) => ({ options: choices, most }));
  return {
    response: { format: 'bow-tie', slots },
    marking: { kind: 'groups', rule: '0/1', groups },
  };
};

const highlight = (
  { parts }: CaseFile,
  { passage }: Extract<Ask, { selectable: unknown }>,
  options: readonly PublishedOption[],
): Answering | undefined => {
  const part = parts[passage];
  if (!part) return undefined;
  const groups = [{ options: options.map(({ id }) => id) }];
  return {
    response: markedPart(part, options),
    marking: { kind: 'groups', rule: 'plus-minus', groups },
  };
};

/** Cells that are counted together: of a row, or of a column. */
const cellGroups = (
  rows: readonly { cells: OptionId[] }[],
  { columns, per }: { readonly columns: number; readonly per: 'row' | 'column' },
) =>
  per === 'row'
    ? rows.map(({ cells }) => ({ options: cells }))
    : Array.from({ length: columns }, (_, column) => ({
        options: rows.flatMap(({ cells }) => cells[column] ?? []),
      }));

const matrix = (
  ask: Extract<Ask, { rows: unknown }>,
  options: readonly PublishedOption[],
): Answering => {
  const several = ask.format === 'matrix-multiple-response';
  const columns = Object.values(ask.columns);
  const rows = ask.rows.map(({ text }) => ({ text, cells: idsIn(options, text) }));
  const per = several ? (ask.scoring?.per ?? 'column') : 'row';
  const groups = cellGroups(rows, { columns: columns.length, per });
  return {
    response: { format: 'matrix', several, columns, rows },
    marking: several
      ? { kind: 'groups', rule: 'plus-minus', groups }
      : { kind: 'groups', rule: '0/1', groups: groups.map((group) => ({ ...group, most: 1 })) },
  };
};

/** How an ask is answered and counted; undefined where it is one option, or all that apply. */
export const responseOfAsk = (
  file: CaseFile,
  ask: Ask,
  options: readonly PublishedOption[],
): Answering | undefined => {
  if ('answer' in ask) return numeric(ask, options);
  if ('blanks' in ask) return dropDown(ask, options);
  if ('condition' in ask) return bowTie(ask, options);
  if ('selectable' in ask) return highlight(file, ask, options);
  if ('rows' in ask) return matrix(ask, options);
  if ('sequence' in ask) return { response: { format: 'ordered' }, marking: { kind: 'ordered' } };
  return 'keys' in ask && ask.format === 'select-n' ? selectN(ask, options) : undefined;
};
