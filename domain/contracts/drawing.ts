import { z } from 'zod';

/** What a mark is on paper; a theme gives it its color. */
export const inkRole = z.enum([
  'trace',
  'second',
  'third',
  'axis',
  'limit',
  'skin',
  'hurt',
  'film',
  'lung',
  'tissue',
  'dense',
  'bone',
  'rim',
  'airway',
  'device',
  'body',
  'soft',
  'flesh',
  'blood',
  'vein',
  'nerve',
  'fluid',
  'cell',
  'fat',
  'pale',
  'gland',
  'target',
  'shade',
  'shine',
  'leader',
]);
export type InkRole = z.infer<typeof inkRole>;

const mark = z.discriminatedUnion('kind', [
  /** Points as SVG writes them: "x,y x,y". */
  z.object({ kind: z.literal('line'), role: inkRole, points: z.string() }),
  z.object({
    kind: z.literal('area'),
    role: inkRole,
    points: z.string(),
    /** Drawn without its edge: it is one with what it lies on. */
    isSeamless: z.boolean().optional(),
  }),
]);
export type DrawnMark = z.infer<typeof mark>;

/** A word on the picture; it keeps its size when the picture is small. */
const label = z.object({
  x: z.number(),
  y: z.number(),
  text: z.string(),
  anchor: z.enum(['start', 'middle', 'end']),
});
export type DrawnLabel = z.infer<typeof label>;

/** Paper with fine and heavy lines, at even distances from its left upper corner. */
const grid = z.object({
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
  /** Distances; 0 where no such lines are drawn. */
  minorX: z.number(),
  majorX: z.number(),
  minorY: z.number(),
  majorY: z.number(),
});
export type DrawnGrid = z.infer<typeof grid>;

/** A picture as it is to be drawn: lines, areas and words, and nothing that says what they mean. */
export const drawing = z.object({
  width: z.number(),
  height: z.number(),
  grids: z.array(grid),
  marks: z.array(mark),
  labels: z.array(label),
  /** Its scale, in words under it. */
  scale: z.string(),
});
export type Drawing = z.infer<typeof drawing>;
