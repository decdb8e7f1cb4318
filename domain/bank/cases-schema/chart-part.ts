import { z } from 'zod';
import { pictureKinds, readPicture } from '../../pictures/pictures.ts';

/** What stands in one cell of a row; a number is kept as the author wrote it (8.60 stays 8.60). */
const cell = z
  .union([z.string(), z.number(), z.boolean()], { error: 'Write a text or a number here' })
  .transform((value) => String(value).trim());

const cells = z.record(z.string(), cell);

/** A line of a list, with the name by which it can be cited where it has one. */
export type ChartRow = { readonly id?: string; readonly cells: Readonly<Record<string, string>> };

/** As the author wrote them; what they may be is up to the kind of picture. */
export type PictureParameters = Readonly<Record<string, z.core.util.JSONType>>;

/** One piece of the chart: a paragraph, a list of lines, a set of values, or a picture by its parameters. */
export type ChartPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly ChartRow[] }
  | { readonly kind: 'values'; readonly values: Readonly<Record<string, string>> }
  | {
      readonly kind: 'picture';
      readonly picture: string;
      readonly alt: string;
      readonly parameters: PictureParameters;
    };

const text = z
  .string()
  .trim()
  .min(1, 'Write the paragraph, or leave the part out')
  .transform((text): ChartPart => ({ kind: 'text', text }));

const rows = z
  .array(cells)
  .min(1, 'Write at least one line')
  .transform(
    (list): ChartPart => ({
      kind: 'rows',
      rows: list.map(({ id, ...rest }) => ({ ...(id ? { id } : {}), cells: rest })),
    }),
  );

const inWords = z
  .string('A picture that is not drawn needs alt: what is seen in it, without the answer')
  .trim()
  .min(20, 'Describe what is seen in the picture, without the answer');

const words = z.looseObject({ picture: z.string().trim().min(1), alt: inWords.optional() });

/** A picture that is drawn is told by its kind; one that is not, by its author. */
const checkPicture = (
  { picture, alt, ...parameters }: z.infer<typeof words>,
  { addIssue }: z.core.$RefinementCtx,
): void => {
  const read = readPicture(picture, { parameters, seed: 0 });
  if (read === undefined && alt === undefined) {
    const known = pictureKinds.join(', ');
    const message = `No picture of the kind "${picture}" is drawn (${known} are): write alt, what is seen in it without the answer`;
    addIssue({ code: 'custom', path: ['picture'], message });
  }
  for (const { path, message } of read?.ok === false ? read.issues : []) {
    addIssue({ code: 'custom', path, message });
  }
};

const picture = words.superRefine(checkPicture).transform(
  ({ picture, alt = '', ...parameters }): ChartPart => ({
    kind: 'picture',
    picture,
    alt,
    parameters: z.record(z.string(), z.json()).parse(parameters),
  }),
);

const values = cells.transform((values): ChartPart => ({ kind: 'values', values }));

const kindOf = (value: unknown): z.ZodType<ChartPart> | undefined => {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return rows;
  if (typeof value !== 'object' || value === null) return undefined;
  return 'picture' in value ? picture : values;
};

/** Reads a part by what it looks like, so that a message speaks of the kind the author meant. */
export const chartPart = z.unknown().transform((value, context): ChartPart => {
  const read = kindOf(value)?.safeParse(value);
  if (read?.success) return read.data;
  const issues = read?.error.issues ?? [{ message: 'Write a text, lines or values', path: [] }];
  for (const { message, path } of issues) {
    context.addIssue({ code: 'custom', message, path: [...path] });
  }
  return z.NEVER;
});
