import { tableOfRows, tableOfValues } from '../cases-items/tables-of-parts.ts';
import type { Ask } from '../cases-schema/ask.ts';
import type { ChartPart } from '../cases-schema/chart-part.ts';
import type { AskRule } from './case-rule.ts';

const says = (path: readonly (string | number)[], text: string) => [{ path, says: text }];

type Of<Property extends string> = Extract<Ask, { readonly [K in Property]: unknown }>;

const flawsOfTable = ({ table: { columns, rows } }: Of<'table'>) => {
  const uneven = rows.findIndex((cells) => cells.length !== columns.length);
  return uneven < 0
    ? []
    : says(['table', 'rows', uneven], `needs ${columns.length} cells, one for each column`);
};

const flawsOfBlanks = (ask: Of<'blanks'>) => {
  const { blanks } = ask;
  const [text, where] =
    'table' in ask ? [ask.table.rows.flat().join(' '), 'table'] : [ask.sentence, 'sentence'];
  const named = [...text.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  const missing = named.find((name) => !name || !(name in blanks));
  const unused = Object.keys(blanks).find((name) => !named.includes(name));
  return [
    ...(missing ? says(['blanks'], `the ${where} has a blank {${missing}} without choices`) : []),
    ...(unused ? says([where], `the ${where} has no blank {${unused}}`) : []),
    ...('table' in ask ? flawsOfTable(ask) : []),
  ];
};

const flawsOfMatrix = ({ columns, rows, format }: Of<'columns'>) =>
  rows.flatMap(({ key, wrong }, index) => {
    const names = Object.keys(columns);
    const stranger = [...key, ...wrong.map(({ column }) => column)].find(
      (name) => !names.includes(name),
    );
    const explained = wrong.map(({ column }) => column);
    const bare = names.find((name) => !key.includes(name) && !explained.includes(name));
    const isTooMany = format === 'matrix-multiple-choice' && key.length !== 1;
    return [
      ...(stranger ? says(['rows', index], `there is no column "${stranger}"`) : []),
      ...(bare ? says(['rows', index, 'wrong'], `say why "${bare}" is wrong in this row`) : []),
      ...(isTooMany ? says(['rows', index, 'key'], 'has one column in this format') : []),
    ];
  });

const flawsOfBowTie = ({ actions, parameters }: Of<'condition'>) =>
  (['actions', 'parameters'] as const).flatMap((name) => {
    const { choose, keys } = { actions, parameters }[name];
    return choose === keys.length
      ? []
      : says([name, 'choose'], `${keys.length} are right, so choose is ${keys.length}`);
  });

const flawsOfSeveral = ({ format, choose, keys, wrong }: Of<'keys'>) => [
  ...(format === 'select-n' && choose !== keys.length
    ? says(['choose'], `${keys.length} are right: say choose: ${keys.length}`)
    : []),
  ...(keys.length < 2 ? says(['keys'], 'two or more options are right in this format') : []),
  ...(keys.length + wrong.length < 5 ? says(['wrong'], 'give five options or more') : []),
];

/** Where something can be marked: the text of a paragraph, or each cell of a table. */
const placesIn = (part: ChartPart): readonly string[] => {
  if (part.kind === 'text') return [part.text.replace(/\s+/g, ' ')];
  if (part.kind === 'rows') return tableOfRows(part.rows).rows.flat();
  return part.kind === 'values' ? tableOfValues(part.values).rows.flat() : [];
};

const flawsOfHighlight = (
  { passage, format, selectable }: Of<'selectable'>,
  part: ChartPart | undefined,
) => {
  if (!part) return says(['passage'], `no part is called "${passage}"`);
  const fitting = part.kind === 'text' ? 'highlight-text' : 'highlight-table';
  const places = placesIn(part);
  return [
    ...(format === fitting ? [] : says(['format'], `to mark ${passage} the format is ${fitting}`)),
    ...selectable.flatMap(({ text }, index) => {
      const found = places.filter((place) => place.includes(text)).length;
      if (found === 1) return [];
      const where = found === 0 ? 'does not stand in' : 'stands in more than one cell of';
      return says(['selectable', index, 'text'], `"${text}" ${where} ${passage}`);
    }),
  ];
};

const flawsOf = (ask: Ask, partOf: (id: string) => ChartPart | undefined) => {
  if ('blanks' in ask) return flawsOfBlanks(ask);
  if ('columns' in ask) return flawsOfMatrix(ask);
  if ('condition' in ask) return flawsOfBowTie(ask);
  if ('selectable' in ask) return flawsOfHighlight(ask, partOf(ask.passage));
  return 'keys' in ask ? flawsOfSeveral(ask) : [];
};

/** What each format needs beside its choices. */
export const shapeRules: readonly AskRule[] = [
  {
    name: 'format-whole',
    severity: 'error',
    find: ({ ask, path }, { parts }) =>
      flawsOf(ask, (id) => parts[id]).map((found) => ({
        path: [...path, ...found.path],
        says: found.says,
      })),
  },
];
