import { match } from 'ts-pattern';
import type { ExchangedItem, ExchangedOf, MappingNote } from '../../contracts/exchanged-item.ts';
import { changed, lost, type Mapped, type NotMapped } from '../mapping-report.ts';
import { asGift, asPlainGift } from './gift-text.ts';

type Answers = Mapped<string> | NotMapped;

const feedback = (why: string): string => (why === '' ? '' : `#${asGift(why)}`);

const keepsOrder = (fixed: boolean): readonly MappingNote[] =>
  fixed ? [lost('order of options', 'Options that keep their order may be shuffled.')] : [];

const single = ({ options, fixed }: ExchangedOf<'single'>): Answers => ({
  value: options
    .map(({ text, why, right }) => `${right ? '=' : '~'}${asGift(text)}${feedback(why)}`)
    .join('\n'),
  notes: keepsOrder(fixed),
});

/** GIFT takes shares of a hundred with five digits. */
const shareOf = (count: number): string => String(Number((100 / count).toFixed(5)));

const multiple = ({ options, fixed, choose }: ExchangedOf<'multiple'>): Answers => {
  const share = shareOf(options.filter(({ right }) => right).length);
  return {
    value: options
      .map(({ text, why, right }) => `~%${right ? share : -100}%${asGift(text)}${feedback(why)}`)
      .join('\n'),
    notes: [
      ...keepsOrder(fixed),
      ...(choose === null ? [] : [lost('how many', 'How many are to be chosen.')]),
      changed('scoring', 'Each right option counts its share.'),
    ],
  };
};

const numeric = ({ answer }: ExchangedOf<'numeric'>): Answers => ({
  value: `#=${answer.value}:${answer.tolerance}${feedback(answer.why)}`,
  notes:
    answer.unit === '' && answer.record === ''
      ? []
      : [changed('unit', 'The unit and how to round stand at the end of the stem.')],
});

const matrix = ({ several, columns, rows }: ExchangedOf<'matrix'>): Answers => {
  if (several) return { value: null, why: 'GIFT has no rows with several right columns.' };
  const hasArrow = rows.some(({ text }) => text.includes('->'));
  const used = new Set(rows.flatMap(({ right }) => right));
  const idle = columns.filter((_, column) => !used.has(column));
  return {
    value: [
      ...rows.map(
        ({ text, right }) =>
          `=${asGift(text.replaceAll('->', '→'))} -> ${asGift(columns[right[0] ?? 0] ?? '')}`,
      ),
      ...idle.map((column) => `= -> ${asGift(column)}`),
    ].join('\n'),
    notes: [
      ...(rows.some(({ why }) => why !== '') ? [lost('reasons', 'Matching has no reasons.')] : []),
      ...(hasArrow ? [changed('rows', 'An arrow of two signs, -> in a row, becomes →.')] : []),
      changed('columns', 'Columns stand in the order in which rows name them.'),
    ],
  };
};

const answersOf = (item: ExchangedItem): Answers =>
  match(item)
    .with({ format: 'single' }, single)
    .with({ format: 'multiple' }, multiple)
    .with({ format: 'numeric' }, numeric)
    .with({ format: 'matrix' }, matrix)
    .with({ format: 'ordered' }, (): Answers => ({ value: null, why: 'GIFT has no ordering.' }))
    .with(
      { format: 'cloze' },
      (): Answers => ({ value: null, why: 'GIFT has no lists within a sentence.' }),
    )
    .exhaustive();

const tag = (name: string, value: string | null): string =>
  value === null || value === '' ? '' : ` [tag:${name}=${value.replaceAll(/[[\]\n]/g, ' ')}]`;

/** What GIFT has no place for, as the tags that Moodle reads from a comment. */
const comment = ({ id, field, exam, area, topic, level, source }: ExchangedItem): string =>
  [
    '//',
    id === null ? '' : ` [id:${id.replaceAll(/[[\]\n]/g, ' ')}]`,
    tag('field', field),
    tag('exam', exam),
    tag('area', area),
    tag('topic', topic),
    tag('level', level),
    tag('source', source),
  ].join('');

const stemOf = (item: ExchangedItem): string => {
  if (item.format !== 'numeric') return item.stem;
  const { unit, record } = item.answer;
  const asked = [unit, record].filter((part) => part !== '').join(', ');
  return asked === '' ? item.stem : `${item.stem}\n(${asked})`;
};

/** An item as a question of GIFT; its reasons are feedback. What GIFT cannot hold is not written. */
export const writeGift = (item: ExchangedItem): Answers => {
  const answers = answersOf(item);
  if (answers.value === null) return answers;
  const general = item.explanation === '' ? '' : `\n####${asPlainGift(item.explanation)}`;
  return {
    value: `${comment(item)}\n${asPlainGift(stemOf(item))} {\n${answers.value}${general}\n}\n`,
    notes: answers.notes,
  };
};
