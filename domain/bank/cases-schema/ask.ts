import { z } from 'zod';
import { itemField } from '../../contracts/item-fields.ts';
import {
  keyChoice,
  line,
  matrixRow,
  measure,
  partId,
  selectable,
  sequenceStep,
  slug,
  whole,
  wrongChoice,
} from './choice.ts';
import { explanation } from './explanation.ts';

const place = z.strictObject({
  field: itemField,
  exam: z.string(),
  area: z.string(),
  topic: z.string(),
  /** PANCE names a task beside the topic. */
  task: z.string().optional(),
});

const scoring = z.strictObject({
  rule: z.enum(['0/1', 'plus-minus', 'rationale'], {
    error: 'Use one of the rules 0/1, plus-minus, rationale',
  }),
  max: whole.pipe(z.number().min(1).max(20)),
  per: z.enum(['row', 'column']).optional(),
  how: line.optional(),
});

const level = z.enum(['recall', 'application', 'analysis'], {
  error: 'Use one of the levels recall, application, analysis',
});

const wrong = z.array(wrongChoice, 'Write the wrong options as a list').min(1).max(10);
const keys = z.array(keyChoice, 'Write the right options as a list').min(1).max(8);

const shared = {
  id: slug.max(32, 'Use at most 32 characters'),
  number: whole.optional(),
  step: line.optional(),
  trend: z.union([z.boolean(), z.stringbool()]).optional(),
  fields: z.array(itemField).min(1).optional(),
  level,
  scoring: scoring.optional(),
  places: z.array(place, 'Name the places in the blueprint').min(1).max(6),
  shows: z.array(partId, 'Name the parts that are shown').min(1),
  leadIn: line,
  explanation,
};

const singleBest = z.strictObject({
  ...shared,
  format: z.literal('multiple-choice'),
  key: keyChoice,
  wrong,
});

const selectAll = z.strictObject({
  ...shared,
  format: z.enum(['select-all', 'select-n']),
  choose: whole.optional(),
  keys,
  wrong,
});

const numeric = z.strictObject({
  ...shared,
  format: z.literal('numeric'),
  answer: z.strictObject({ value: measure, unit: line, tolerance: measure, record: line }),
  steps: z.array(z.strictObject({ text: line, cites: z.array(partId) })).min(1),
  wrong,
});

const blanks = z.record(z.string(), z.strictObject({ key: keyChoice, wrong }));

const dropDown = z.strictObject({
  ...shared,
  format: z.enum(['drop-down-cloze', 'drop-down-rationale']),
  sentence: line,
  blanks,
});

const dropDownTable = z.strictObject({
  ...shared,
  format: z.literal('drop-down-table'),
  table: z.strictObject({
    columns: z.array(line).min(2).max(4),
    rows: z.array(z.array(line)).min(2).max(8),
  }),
  blanks,
});

const bowTie = z.strictObject({
  ...shared,
  format: z.literal('bow-tie'),
  condition: z.strictObject({ key: keyChoice, wrong }),
  actions: z.strictObject({ choose: whole, keys, wrong }),
  parameters: z.strictObject({ choose: whole, keys, wrong }),
});

const highlight = z.strictObject({
  ...shared,
  format: z.enum(['highlight-text', 'highlight-table']),
  passage: partId,
  selectable: z.array(selectable).min(4).max(14),
});

const matrix = z.strictObject({
  ...shared,
  format: z.enum(['matrix-multiple-response', 'matrix-multiple-choice']),
  columns: z.record(z.string(), line),
  rows: z.array(matrixRow).min(3).max(10),
});

const ordered = z.strictObject({
  ...shared,
  format: z.literal('ordered-response'),
  sequence: z.array(sequenceStep, 'Write the steps in the right order').min(3).max(8),
});

const byFormat = z.discriminatedUnion(
  'format',
  [singleBest, selectAll, numeric, dropDown, dropDownTable, bowTie, highlight, matrix, ordered],
  {
    error:
      'Use one of the formats multiple-choice, select-all, select-n, numeric, drop-down-cloze, drop-down-rationale, drop-down-table, bow-tie, highlight-text, highlight-table, matrix-multiple-response, matrix-multiple-choice, ordered-response',
  },
);

/** One decision about the patient; without a format it is a single best answer. */
export const ask = z.preprocess(
  (value) =>
    typeof value === 'object' && value !== null && !('format' in value)
      ? { ...value, format: 'multiple-choice' }
      : value,
  byFormat,
);
export type Ask = z.infer<typeof byFormat>;
/** Where an item of it counts: a place in the blueprint of one exam. */
export type ExamPlacement = z.infer<typeof place>;
