import fc from 'fast-check';
import type { ExchangedItem } from '../../../../domain/contracts/exchanged-item.ts';
import { itemFields } from '../../../../domain/contracts/item-fields.ts';

const words = [
  ...['SpO2 < 90%', 'K = 5.8 & rising', '=SUM(A1)', '-5', '+2', '@home', "'quoted'", '"said"'],
  ...[
    'C:\\dir',
    '{braces}',
    '~tilde',
    '#hash',
    '50%',
    'a -> b',
    'a | b',
    '|',
    '<x> is text',
    'µg ± ≥',
  ],
  ...[
    'client',
    'oxygen',
    'first',
    '100 mL/h',
    '[html] no',
    '//',
    '::',
    '####',
    '→',
    '# 2',
    '; 3',
    ', 4',
  ],
];

/** Texts that mean something to one of the formats, with the space that text has in all of them. */
const anyText = (max = 6) =>
  fc
    .array(
      fc.oneof(fc.constantFrom(...words), fc.stringMatching(/^[a-zA-Z0-9.,;:?!()'"-]{1,12}$/)),
      {
        minLength: 1,
        maxLength: max,
      },
    )
    .map((parts) => parts.join(' '));

const paragraphs = fc
  .array(anyText(), { minLength: 1, maxLength: 3 })
  .chain((parts) => fc.constantFrom('\n', '\n\n').map((gap) => parts.join(gap)));

const maybe = fc.oneof(fc.constant(''), paragraphs);
const named = fc.oneof(fc.constant(null), fc.stringMatching(/^[a-zA-Z][a-zA-Z -]{0,20}[a-zA-Z]$/));

const about = {
  id: fc.oneof(fc.constant(null), fc.stringMatching(/^[a-z][a-z0-9-]{0,30}$/)),
  field: fc.constantFrom(null, ...itemFields),
  exam: named,
  area: named,
  topic: named,
  level: fc.constantFrom(null, 'recall' as const, 'application' as const, 'analysis' as const),
  stem: paragraphs,
  explanation: maybe,
  source: fc.oneof(fc.constant(''), fc.stringMatching(/^[a-zA-Z][a-zA-Z ;]{0,30}[a-zA-Z]$/)),
};

/** Texts that differ, as options of a list do. */
const texts = (min: number, max: number) =>
  fc.uniqueArray(anyText(3), { minLength: min, maxLength: max });

const reasoned = (all: readonly string[]) =>
  fc.tuple(...all.map((text) => maybe.map((why) => ({ text, why }))));

const options = texts(2, 6).chain((all) =>
  fc
    .tuple(reasoned(all), fc.nat(all.length - 1))
    .map(([each, key]) => each.map((option, index) => ({ ...option, right: index === key }))),
);

const several = texts(3, 6).chain((all) =>
  fc.tuple(
    ...all.map((text, index) =>
      fc
        .tuple(maybe, fc.boolean())
        .map(([why, right]) => ({ text, why, right: right || index === 0 })),
    ),
  ),
);

const number = fc
  .double({ min: -10_000, max: 10_000, noNaN: true })
  .map((value) => Number(value.toFixed(3)) + 0);

const matrix = fc
  .tuple(texts(2, 4), texts(1, 5), fc.boolean())
  .chain(([columns, rows, isSeveral]) =>
    fc
      .tuple(
        ...rows.map((text) =>
          fc
            .tuple(fc.uniqueArray(fc.nat(columns.length - 1), { minLength: 1 }), maybe)
            .map(([right, why]) => ({
              text,
              why,
              right: isSeveral ? right.toSorted((a, b) => a - b) : right.slice(0, 1),
            })),
        ),
      )
      .map((told) => ({ several: isSeveral, columns, rows: told })),
  );

const cloze = fc.array(options, { minLength: 1, maxLength: 3 }).chain((lists) =>
  fc
    .array(fc.stringMatching(/^[a-zA-Z][a-zA-Z ,]{0,15}[a-zA-Z,]$/), {
      minLength: lists.length,
      maxLength: lists.length,
    })
    .map((told) => ({
      sentence: told
        .map((text, index) => `${text.replaceAll(/ {2,}/g, ' ')} {${index + 1}}`)
        .join(' '),
      blanks: lists.map((list) => ({ options: list })),
    })),
);

type Any = fc.Arbitrary<ExchangedItem>;

/** Any item of each kind. */
export const anyItem = {
  single: fc.record({
    ...about,
    format: fc.constant('single' as const),
    options,
    fixed: fc.boolean(),
  }) as Any,
  multiple: fc.record({
    ...about,
    format: fc.constant('multiple' as const),
    options: several,
    fixed: fc.boolean(),
    choose: fc.constantFrom(null, 2, 3),
  }) as Any,
  ordered: fc.record({
    ...about,
    format: fc.constant('ordered' as const),
    options: texts(2, 6).chain(reasoned),
  }) as Any,
  numeric: fc.record({
    ...about,
    format: fc.constant('numeric' as const),
    answer: fc.record({
      value: number,
      tolerance: number.map(Math.abs),
      unit: fc.constantFrom('', 'mL/h', 'mm Hg', '%'),
      record: fc.constantFrom('', 'to one decimal place'),
      why: maybe,
    }),
  }) as Any,
  matrix: fc
    .tuple(fc.record(about), matrix)
    .map(([told, rest]) => ({ ...told, format: 'matrix' as const, ...rest })) as Any,
  cloze: fc
    .tuple(fc.record(about), cloze)
    .map(([told, rest]) => ({ ...told, format: 'cloze' as const, ...rest })) as Any,
};
