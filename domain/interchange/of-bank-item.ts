import { match } from 'ts-pattern';
import type { Item } from '../bank/item/item.ts';
import { leadingNumber } from '../bank/item/leading-number.ts';
import type { ExchangedItem, MappingNote } from '../contracts/exchanged-item.ts';
import { chartInWords } from './chart-in-words.ts';
import { changed, lost, type Mapped, type NotMapped } from './mapping-report.ts';

type Response = NonNullable<Item['response']>;
type ResponseOf<Format extends Response['format']> = Extract<Response, { format: Format }>;
type Answering<Of = ExchangedItem> = Of extends ExchangedItem
  ? Omit<Of, keyof ReturnType<typeof aboutOf>>
  : never;
type Answered = Mapped<Answering> | NotMapped;

const isRight =
  ({ key }: Item) =>
  (id: Item['key'][number]): boolean =>
    key.includes(id);

const optionsOf = (item: Item, ids: readonly string[] = item.options.map(({ id }) => id)) =>
  ids.flatMap((wanted) => {
    const found = item.options.find(({ id }) => id === wanted);
    return found ? [{ text: found.text, why: found.why, right: isRight(item)(found.id) }] : [];
  });

const fixedOf = ({ ordered }: Item): boolean => ordered === true;

const whole = (answering: Answering): Answered => ({ value: answering, notes: [] });

const numeric = (item: Item, { unit, record }: ResponseOf<'numeric'>): Answered => {
  const [keyId] = item.key;
  const key = item.options.find(({ id }) => id === keyId);
  const value = key && leadingNumber(key.text);
  if (!key || value === undefined) return { value: null, why: 'Its key is no number.' };
  const tolerance = item.marking?.kind === 'numeric' ? item.marking.tolerance : 0;
  return {
    value: { format: 'numeric', answer: { value, tolerance, unit, record, why: key.why } },
    notes:
      item.options.length > 1
        ? [lost('wrong numbers', 'The usual wrong numbers and the reasons of each are left out.')]
        : [],
  };
};

const matrix = (item: Item, { several, columns, rows }: ResponseOf<'matrix'>): Answered => ({
  value: {
    format: 'matrix',
    several,
    columns,
    rows: rows.map(({ text, cells }) => {
      const right = cells.flatMap((id, column) => (isRight(item)(id) ? [column] : []));
      const reasoned = cells[right[0] ?? 0];
      const why = item.options.find(({ id }) => id === reasoned)?.why ?? '';
      return { text, right, why };
    }),
  },
  notes: [lost('reasons', 'One reason a row is kept; those of the other cells are left out.')],
});

const cloze = (item: Item, { sentence, blanks }: ResponseOf<'drop-down'>): Answered =>
  whole({
    format: 'cloze',
    sentence: blanks.reduce(
      (told, { name }, index) => told.replace(`{${name}}`, `{${index + 1}}`),
      sentence,
    ),
    blanks: blanks.map(({ choices }) => ({ options: optionsOf(item, choices) })),
  });

const ordered = (item: Item): Answered =>
  whole({
    format: 'ordered',
    options: optionsOf(item, item.key).map(({ text, why }) => ({ text, why })),
  });

const list = (item: Item, choose: number | null): Answered => {
  const [options, fixed] = [optionsOf(item), fixedOf(item)];
  return item.type === 'single'
    ? whole({ format: 'single', options, fixed })
    : whole({ format: 'multiple', options, fixed, choose });
};

const notMapped = (words: string): Answered => ({
  value: null,
  why: `${words} has no counterpart in these formats.`,
});

const answeringOf = (item: Item): Answered => {
  const { response } = item;
  if (!response) return list(item, null);
  return match(response)
    .with({ format: 'numeric' }, (own) => numeric(item, own))
    .with({ format: 'ordered' }, () => ordered(item))
    .with({ format: 'select-n' }, ({ choose }) => list(item, choose))
    .with({ format: 'matrix' }, (own) => matrix(item, own))
    .with({ format: 'drop-down' }, (own) => cloze(item, own))
    .with({ format: 'drop-down-table' }, () => notMapped('A table with lists in its cells'))
    .with({ format: 'bow-tie' }, () => notMapped('A bow-tie'))
    .with({ format: 'highlight' }, { format: 'highlight-table' }, () =>
      notMapped('A passage to be marked'),
    )
    .exhaustive();
};

const aboutOf = (item: Item) => ({
  id: item.id as string,
  field: item.field,
  exam: item.exam,
  area: item.area,
  topic: item.topic,
  level: item.level,
  stem: [item.stem, chartInWords(item.exhibits ?? [])].filter((part) => part !== '').join('\n\n'),
  explanation: item.explanation,
  source: item.source,
});

const hasPicture = ({ exhibits = [] }: Item): boolean =>
  exhibits.some(({ blocks }) => blocks.some(({ kind }) => kind === 'picture'));

const wider: readonly (readonly [(item: Item) => boolean, MappingNote])[] = [
  [
    ({ exhibits = [] }) => exhibits.length > 0,
    changed('exhibits', 'The pages of the chart stand as text at the end of the stem.'),
  ],
  [hasPicture, lost('pictures', 'Pictures are told in words; the drawings are left out.')],
  [
    ({ case: of, family }) => of !== undefined || family !== undefined,
    lost('case family', 'Which case or family it belongs to: siblings are no longer kept apart.'),
  ],
  [
    ({ marking }) => marking?.kind === 'groups' && marking.rule !== '0/1',
    changed('scoring', 'Partial credit with points taken off becomes a count of what is right.'),
  ],
  [({ also = [] }) => also.length > 0, lost('other exams', 'Its places in other exams.')],
  [
    ({ teaching }) => teaching !== undefined,
    changed('teaching', 'Clue, rule and trap are told as one explanation.'),
  ],
  [
    ({ teaching }) => teaching?.compare !== undefined,
    lost('comparison', 'The table of what is alike.'),
  ],
  [
    ({ asOf, review }) => (asOf ?? review) !== undefined,
    lost('review dates', 'When to look again.'),
  ],
  [({ steps = [] }) => steps.length > 0, changed('steps', 'The steps stand in the reason.')],
  [
    ({ model, facts }) => (model ?? facts) !== undefined,
    lost('origin', 'The model and the facts it was made of.'),
  ],
];

/** A published item without our own format, and what that costs it. */
export const ofBankItem = (item: Item): Mapped<ExchangedItem> | NotMapped => {
  const answered = answeringOf(item);
  if (answered.value === null) return answered;
  const notes = wider.flatMap(([applies, note]) => (applies(item) ? [note] : []));
  return {
    value: { ...aboutOf(item), ...answered.value } as ExchangedItem,
    notes: [...notes, ...answered.notes],
  };
};
