import { z } from 'zod';

/** A name within the bank or a case: small letters, digits and hyphens. */
export const slug = z
  .string('Give it a name')
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens')
  .max(48, 'Use at most 48 characters');

/** The id of a part or a line of the chart. */
export const partId = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,31}$/, 'Use letters, digits, hyphens and at most 32 characters');

const sentence = (what: string) =>
  z
    .string(`Write ${what}`)
    .trim()
    .min(12, `Write ${what}, in a sentence`)
    .max(600, 'Use at most 600 characters');

/** Texts of options and lead-ins, in the bounds a runner can show. */
export const line = z
  .string('Write the text')
  .trim()
  .min(1, 'Write the text')
  .max(400, 'Use at most 400 characters');

const citing = {
  text: line,
  cites: z
    .array(partId, 'Name in cites the parts that decide: [who, labs]')
    .min(1, 'Name in cites the parts that decide'),
};

const because = sentence('because: why this is right for this patient');
const tempting = sentence('tempting: who picks it and why, or when it would be right');
const fails = sentence('fails: why it is wrong for this patient');

export const keyChoice = z.strictObject({ ...citing, because });
export type KeyChoice = z.infer<typeof keyChoice>;

export const wrongChoice = z.strictObject({ ...citing, tempting, fails });
export type WrongChoice = z.infer<typeof wrongChoice>;

const { cites } = citing;

/** A wrong choice of a column in a matrix. */
const wrongColumn = z.strictObject({ column: z.string(), tempting, fails, cites });

const flag = z.union([z.boolean(), z.stringbool()], { error: 'Write true or false' });

/** A stretch of text that may be marked: to be marked, or not for a reason. */
export const selectable = z
  .strictObject({
    text: line,
    key: flag,
    because: because.optional(),
    tempting: tempting.optional(),
    fails: fails.optional(),
    cites,
  })
  .superRefine((choice, context) => {
    const needs = choice.key ? (['because'] as const) : (['tempting', 'fails'] as const);
    for (const name of needs.filter((name) => choice[name] === undefined)) {
      context.addIssue({ code: 'custom', path: [name], message: `Write ${name}` });
    }
  });

export const matrixRow = z.strictObject({
  text: line,
  key: z.union([z.string(), z.array(z.string()).min(1)]).transform((key) => [key].flat()),
  because,
  cites,
  wrong: z.array(wrongColumn),
});

export const sequenceStep = z.strictObject({ text: line, because, cites });

/** A whole number, written as a number or as text. */
export const whole = z.coerce.number().int('Write a whole number');
export const measure = z.coerce.number('Write a number');
