import { z } from 'zod';
import { pictureBlock, tableBlock, textBlock } from '../../contracts/exhibits.ts';

/** What a picture is drawn from; absent where its kind is told in words only. */
const drawnFrom = z.object({ parameters: z.record(z.string(), z.json()), seed: z.int() });

const block = z.discriminatedUnion('kind', [
  textBlock,
  tableBlock,
  pictureBlock.extend({ from: drawnFrom.optional() }),
]);
export type KeptBlock = z.infer<typeof block>;

/** A page of the chart as the bank keeps it. */
export const keptExhibit = z.object({ title: z.string(), blocks: z.array(block) });
export type KeptExhibit = z.infer<typeof keptExhibit>;
