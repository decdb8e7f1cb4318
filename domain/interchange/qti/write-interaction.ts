import { match } from 'ts-pattern';
import type { ExchangedItem, ExchangedOf } from '../../contracts/exchanged-item.ts';
import { element, text, type Xml } from '../xml/write-xml.ts';
import { blankName, blankResponse, choiceName, columnName, rowName } from './choice-names.ts';
import { withBreaks } from './write-paragraphs.ts';

type Written = { readonly declarations: readonly Xml[]; readonly interaction: Xml };

type Declared = {
  readonly identifier?: string;
  readonly cardinality: 'single' | 'multiple' | 'ordered';
  readonly baseType: 'identifier' | 'float' | 'directedPair';
  readonly correct: readonly string[];
  readonly counts?: boolean;
};

/** Each right answer counts one point where they are counted by themselves. */
const mappingOf = (correct: readonly string[]): Xml =>
  element(
    'qti-mapping',
    { 'default-value': 0, 'lower-bound': 0 },
    ...correct.map((key) => element('qti-map-entry', { 'map-key': key, 'mapped-value': 1 })),
  );

const declaration = ({
  identifier = 'RESPONSE',
  cardinality,
  baseType,
  correct,
  counts = false,
}: Declared): Xml =>
  element(
    'qti-response-declaration',
    { identifier, cardinality, 'base-type': baseType },
    ...(correct.length > 0
      ? [
          element(
            'qti-correct-response',
            {},
            ...correct.map((value) => element('qti-value', {}, text(value))),
          ),
        ]
      : []),
    ...(counts ? [mappingOf(correct)] : []),
  );

const choices = (name: string, options: readonly { readonly text: string }[]): readonly Xml[] =>
  options.map((option, index) =>
    element(name, { identifier: choiceName(index) }, ...withBreaks(option.text)),
  );

const listOf = (item: ExchangedOf<'single'> | ExchangedOf<'multiple'>): Written => {
  const several = item.format === 'multiple';
  const choose = several ? (item.choose ?? undefined) : undefined;
  return {
    declarations: [
      declaration({
        cardinality: several ? 'multiple' : 'single',
        baseType: 'identifier',
        correct: item.options.flatMap(({ right }, index) => (right ? [choiceName(index)] : [])),
      }),
    ],
    interaction: element(
      'qti-choice-interaction',
      {
        'response-identifier': 'RESPONSE',
        shuffle: String(!item.fixed),
        'max-choices': several ? (choose ?? 0) : 1,
        'min-choices': choose,
      },
      ...choices('qti-simple-choice', item.options),
    ),
  };
};

const orderOf = ({ options }: ExchangedOf<'ordered'>): Written => ({
  declarations: [
    declaration({
      cardinality: 'ordered',
      baseType: 'identifier',
      correct: options.map((_, index) => choiceName(index)),
    }),
  ],
  interaction: element(
    'qti-order-interaction',
    { 'response-identifier': 'RESPONSE', shuffle: 'true' },
    ...choices('qti-simple-choice', options),
  ),
});

const numericOf = ({ answer: { value, unit, record } }: ExchangedOf<'numeric'>): Written => ({
  declarations: [
    declaration({ cardinality: 'single', baseType: 'float', correct: [String(value)] }),
  ],
  interaction: element(
    'p',
    {},
    element('qti-text-entry-interaction', {
      'response-identifier': 'RESPONSE',
      'expected-length': 12,
      'data-record': record === '' ? undefined : record,
    }),
    ...(unit === '' ? [] : [text(` ${unit}`)]),
  ),
});

const matchSet = (texts: readonly string[], name: (index: number) => string, most: number): Xml =>
  element(
    'qti-simple-match-set',
    {},
    ...texts.map((each, index) =>
      element(
        'qti-simple-associable-choice',
        { identifier: name(index), 'match-max': most },
        ...withBreaks(each),
      ),
    ),
  );

const matrixOf = ({ several, columns, rows }: ExchangedOf<'matrix'>): Written => ({
  declarations: [
    declaration({
      cardinality: 'multiple',
      baseType: 'directedPair',
      correct: rows.flatMap(({ right }, row) =>
        right.map((column) => `${rowName(row)} ${columnName(column)}`),
      ),
      counts: true,
    }),
  ],
  interaction: element(
    'qti-match-interaction',
    {
      class: 'qti-match-tabular',
      'response-identifier': 'RESPONSE',
      shuffle: 'false',
      'max-associations': several ? 0 : rows.length,
    },
    matchSet(
      rows.map((row) => row.text),
      rowName,
      several ? columns.length : 1,
    ),
    matchSet(columns, columnName, rows.length),
  ),
});

const clozeOf = ({ sentence, blanks }: ExchangedOf<'cloze'>): Written => ({
  declarations: blanks.map(({ options }, blank) =>
    declaration({
      identifier: blankResponse(blank),
      cardinality: 'single',
      baseType: 'identifier',
      correct: options.flatMap(({ right }, index) => (right ? [blankName(blank, index)] : [])),
      counts: true,
    }),
  ),
  interaction: element(
    'p',
    {},
    ...sentence.split(/(\{\d+\})/).flatMap((part): readonly Xml[] => {
      const number = /^\{(\d+)\}$/.exec(part)?.[1];
      const blank = Number(number) - 1;
      const options = blanks[blank]?.options;
      if (number === undefined || !options) return withBreaks(part);
      return [
        element(
          'qti-inline-choice-interaction',
          { 'response-identifier': blankResponse(blank), shuffle: 'false' },
          ...options.map((option, index) =>
            element(
              'qti-inline-choice',
              { identifier: blankName(blank, index) },
              text(option.text),
            ),
          ),
        ),
      ];
    }),
  ),
});

/** How an item is answered: what holds the answer with what is right, and what the learner meets. */
export const interactionOf = (item: ExchangedItem): Written =>
  match(item)
    .with({ format: 'single' }, { format: 'multiple' }, listOf)
    .with({ format: 'ordered' }, orderOf)
    .with({ format: 'numeric' }, numericOf)
    .with({ format: 'matrix' }, matrixOf)
    .with({ format: 'cloze' }, clozeOf)
    .exhaustive();
