import type { Ask } from '../cases-schema/ask.ts';
import type { AskRule } from './case-rule.ts';

const says = (path: readonly (string | number)[], text: string) => [{ path, says: text }];

type Of<Property extends string> = Extract<Ask, { readonly [K in Property]: unknown }>;

const flawsOfBlanks = ({ sentence, blanks }: Of<'blanks'>) => {
  const named = [...sentence.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  const missing = named.find((name) => !name || !(name in blanks));
  const unused = Object.keys(blanks).find((name) => !named.includes(name));
  return [
    ...(missing ? says(['blanks'], `the sentence has a blank {${missing}} without choices`) : []),
    ...(unused ? says(['sentence'], `the sentence has no blank {${unused}}`) : []),
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

const flawsOf = (ask: Ask, textOf: (id: string) => string | undefined) => {
  if ('blanks' in ask) return flawsOfBlanks(ask);
  if ('columns' in ask) return flawsOfMatrix(ask);
  if ('condition' in ask) return flawsOfBowTie(ask);
  if ('selectable' in ask) {
    const passage = textOf(ask.passage);
    if (passage === undefined) return says(['passage'], `no part is called "${ask.passage}"`);
    return ask.selectable.flatMap(({ text }, index) =>
      passage.includes(text)
        ? []
        : says(['selectable', index, 'text'], `"${text}" does not stand in ${ask.passage}`),
    );
  }
  return 'keys' in ask ? flawsOfSeveral(ask) : [];
};

/** What each format needs beside its choices. */
export const shapeRules: readonly AskRule[] = [
  {
    name: 'format-whole',
    severity: 'error',
    find: ({ ask, path }, { parts }) =>
      flawsOf(ask, (id) => {
        const part = parts[id];
        if (part?.kind === 'text') return part.text.replace(/\s+/g, ' ');
        return part?.kind === 'rows'
          ? part.rows.flatMap(({ cells }) => Object.values(cells)).join(' ')
          : undefined;
      }).map((found) => ({ path: [...path, ...found.path], says: found.says })),
  },
];
