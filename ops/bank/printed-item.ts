import { match } from 'ts-pattern';
import { labelsOf } from '../../domain/attempt/paper-options.ts';
import type { Item } from '../../domain/bank/item/item.ts';
import type { KeptBlock } from '../../domain/bank/item/kept-exhibit.ts';

type Response = NonNullable<Item['response']>;
type Segment = { readonly text: string; readonly choice?: string | undefined };

const row = (cells: readonly string[]): string => `  ${cells.join(' | ')}`;

const blockLines = (block: KeptBlock): readonly string[] =>
  match(block)
    .with({ kind: 'text' }, ({ text }) => [`  ${text}`])
    .with({ kind: 'table' }, ({ columns, rows }) => [columns, ...rows].map(row))
    .with({ kind: 'picture' }, ({ picture, alt }) => [`  (${picture}) ${alt}`])
    .exhaustive();

/** What a learner sees before the options: the stem and the pages of the chart. */
const asked = ({ stem, exhibits = [] }: Item): readonly string[] => [
  stem,
  ...exhibits.flatMap(({ title, blocks }) => [`[${title}]`, ...blocks.flatMap(blockLines)]),
];

/** What can be marked stands in brackets. */
const passage = (segments: readonly Segment[]): string =>
  segments.map(({ text, choice }) => (choice === undefined ? text : `[${text}]`)).join('');

const textOf =
  ({ options }: Item) =>
  (id: string): string =>
    options.find((option) => option.id === id)?.text ?? '';

const lettered = ({ options }: Item): readonly string[] => {
  const letters = labelsOf(options.map(({ id }) => id));
  return options.map(({ text }, index) => `  ${letters[index]}. ${text}`);
};

/** The choices of an item that is answered otherwise than by the letters of its options. */
const choices = (item: Item, response: Response): readonly string[] => {
  // A paper deals them by chance; as they were written the key would stand first.
  const texts = (ids: readonly string[]): string => ids.map(textOf(item)).toSorted().join(' / ');
  const lists = (blanks: readonly { name: string; choices: readonly string[] }[]) =>
    blanks.map((blank) => `  {${blank.name}} ${texts(blank.choices)}`);
  return match(response)
    .with({ format: 'numeric' }, ({ unit, record }) => [`  a number in ${unit}, ${record}`])
    .with({ format: 'ordered' }, () => ['  in order:', ...lettered(item)])
    .with({ format: 'select-n' }, ({ choose }) => [`  choose ${choose}:`, ...lettered(item)])
    .with({ format: 'matrix' }, ({ several, columns, rows }) => [
      `  ${several ? 'any' : 'one'} per row of: ${columns.join(' / ')}`,
      ...rows.map(({ text }) => `  - ${text}`),
    ])
    .with({ format: 'drop-down' }, ({ sentence, blanks }) => [`  ${sentence}`, ...lists(blanks)])
    .with({ format: 'drop-down-table' }, ({ columns, rows, blanks }) => [
      ...[columns, ...rows].map(row),
      ...lists(blanks),
    ])
    .with({ format: 'bow-tie' }, ({ slots }) =>
      slots.map((slot) => `  ${slot.title}, choose ${slot.choose}: ${texts(slot.choices)}`),
    )
    .with({ format: 'highlight' }, ({ segments }) => [`  ${passage(segments)}`])
    .with({ format: 'highlight-table' }, ({ columns, rows }) => [
      row(columns),
      ...rows.map((cells) => row(cells.map(passage))),
    ])
    .exhaustive();
};

const toAnswer = (item: Item): readonly string[] => {
  if (item.response) return choices(item, item.response);
  return item.type === 'multiple' ? ['  all that apply:', ...lettered(item)] : lettered(item);
};

/** As a reader takes it who is to answer it first: without key, reasons, explanation and whatever hints at them. */
export const coldItem = (item: Item): string =>
  [item.id, '', ...asked(item), '', ...toAnswer(item), ''].join('\n');

/** With its key, its reasons and the ids of its options. */
export const printedItem = (item: Item): string => {
  const options = item.options.flatMap(({ id, text, why }) => [
    `  ${item.key.includes(id) ? '*' : ' '} ${text}`,
    `      ${why}  (${id})`,
  ]);
  const about = `${item.id}  ${item.field} ${item.exam} / ${item.area} / ${item.topic}, ${item.level}`;
  return [
    about,
    '',
    ...asked(item),
    '',
    ...options,
    '',
    item.explanation,
    `(${item.source})`,
    '',
  ].join('\n');
};
