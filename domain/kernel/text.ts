import { z } from 'zod';

/** Neither controls, nor half a character, nor a separator that breaks a line. */
const plain = String.raw`[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]`;

const onOneLine = new RegExp(`^${plain}*$`, 'u');
const onManyLines = new RegExp(String.raw`^(?:${plain}|\n)*$`, 'u');
/** With a letter, and without what turns the direction of the text around it. */
const asName = new RegExp(String.raw`^(?=.*\p{L})(?!.*\p{Bidi_Control})${plain}*$`, 'u');

type Length = { readonly min?: readonly [least: number, told: string]; readonly max: number };

const within = (schema: z.ZodString, { min, max }: Length) =>
  (min ? schema.min(...min) : schema).max(max, `Use ${max} characters or fewer`);

/** Free text on one line, without the space around it. */
export const line = (length: Length) =>
  within(z.string().trim(), length).regex(onOneLine, 'Use one line of plain text');

/** The only line break is a line feed, and a tab is a space. */
const withPlainBreaks = (text: string): string =>
  text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ');

/** Free text on as many lines as it takes, without the space around it. */
export const lines = (length: Length) =>
  within(z.string().trim().overwrite(withPlainBreaks), length).regex(onManyLines, 'Use plain text');

/** What somebody is called. */
export const name = (length: Length) =>
  within(z.string().trim(), length).regex(asName, 'Use letters and the usual marks of a name');

/** A secret to be: as it is typed, so nothing is taken off. */
export const secret = (length: Length) =>
  within(z.string(), length).regex(onOneLine, 'Use letters, digits, marks and spaces');

/** A secret that is compared and kept nowhere: whatever was once taken, but no half characters. */
export const typedSecret = (length: Length) =>
  within(z.string(), length).regex(/^\P{Cs}*$/u, 'Use letters, digits, marks and spaces');

/** What was stored before text was checked: characters that no page and no database take are left out. */
export const mended = (text: string): string =>
  withPlainBreaks(text.toWellFormed()).replaceAll(/[^\P{Cc}\n]/gu, '');
