import { warningsOf } from '../bank/build/item-warnings.ts';
import { lintItem } from '../bank/build/lint-item.ts';
import { bankItem } from '../bank/item/bank-item.ts';
import type { Item } from '../bank/item/item.ts';
import type { ExchangedItem } from '../contracts/exchanged-item.ts';
import type { FieldCode } from '../contracts/fields.ts';
import type { LintFinding } from '../contracts/interchange.ts';

const optionsOf = (item: ExchangedItem) => {
  if (item.format === 'single' || item.format === 'multiple') return item.options;
  if (item.format === 'ordered') return item.options.map((option) => ({ ...option, right: true }));
  if (item.format === 'numeric') {
    const { value, unit, why } = item.answer;
    return [{ text: `${value} ${unit}`.trim(), why, right: true }];
  }
  if (item.format === 'cloze') return item.blanks.flatMap(({ options }) => options);
  return item.rows.flatMap(({ text, right, why }) =>
    item.columns.map((column, index) => ({
      text: `${text}: ${column}`,
      why,
      right: right.includes(index),
    })),
  );
};

/** Places that stand apart are neither counted nor compared as a list is. */
const markingOf = ({ format }: ExchangedItem): Item['marking'] => {
  if (format === 'ordered') return { kind: 'ordered' };
  return format === 'single' || format === 'multiple'
    ? undefined
    : { kind: 'groups', rule: '0/1', groups: [] };
};

/** As the bank would hold it, so that its own rules look at it. */
const asItem = (item: ExchangedItem, field: FieldCode): Item => {
  const marking = markingOf(item);
  const { format, exam, area, topic, level, stem, explanation, source } = item;
  const held = bankItem(
    { field: item.field ?? field, exam: exam ?? '', area: area ?? '', source },
    {
      id: 'imported',
      topic: topic ?? '',
      level: level ?? 'application',
      type: format === 'single' || format === 'numeric' ? 'single' : 'multiple',
      stem,
      explanation,
      ordered: true,
      options: optionsOf(item).map(({ text, why, right }) => ({
        text,
        why,
        ...(right ? { right: true as const } : {}),
      })),
    },
  );
  return marking ? { ...held, marking } : held;
};

/** A number alone has no list of options to be counted, and a sentence one key for each of its lists. */
const passedOver: Readonly<Record<string, readonly string[]>> = {
  numeric: ['option-count'],
  matrix: ['one-key', 'options-unique'],
  cloze: ['one-key', 'options-unique'],
};

const warnedOf: ReadonlySet<ExchangedItem['format']> = new Set(['single', 'multiple']);

/** What a reviewer is to look at: broken rules of the bank first, then signs of weak writing. */
export const lintExchanged = (item: ExchangedItem, field: FieldCode): readonly LintFinding[] => {
  const held = asItem(item, field);
  const broken = lintItem(held)
    .filter(({ rule }) => !passedOver[item.format]?.includes(rule))
    .map(({ rule, detail }) => ({ rule, detail: detail.slice(0, 300), isError: true }));
  const weak = warnedOf.has(item.format) ? warningsOf(held) : [];
  return [...broken, ...weak.map((rule) => ({ rule, detail: '', isError: false }))];
};
