import type { KeptBlock, KeptExhibit } from '../../../domain/bank/item/kept-exhibit.ts';
import type { Drawing } from '../../../domain/contracts/drawing.ts';
import type { Exhibit, ExhibitBlock } from '../../../domain/contracts/exhibits.ts';
import { type Picture, readPicture } from '../../../domain/pictures/pictures.ts';

type PictureBlock = Extract<KeptBlock, { kind: 'picture' }>;

const pictureOf = ({ picture, from }: PictureBlock): Picture | undefined => {
  const read = from && readPicture(picture, from);
  return read?.ok ? read.picture : undefined;
};

/** Drawings that were asked for lately, for many learners meet the same question: at most some 2 MB. */
const drawn = new Map<string, Drawing | undefined>();
const mostDrawn = 400;

const drawingOf = (block: PictureBlock): Drawing | undefined => {
  const name = JSON.stringify([block.picture, block.from]);
  const known = drawn.get(name);
  if (known) return known;
  const drawing = pictureOf(block)?.draw();
  const [oldest] = drawn.keys();
  if (drawn.size >= mostDrawn && oldest !== undefined) drawn.delete(oldest);
  drawn.set(name, drawing);
  return drawing;
};

const shown = (block: KeptBlock): ExhibitBlock => {
  if (block.kind !== 'picture') return block;
  const { from: _, ...told } = block;
  const drawing = drawingOf(block);
  return { ...told, ...(drawing ? { drawing } : {}) };
};

const asKnown = ({ isNew: _, ...block }: ExhibitBlock): ExhibitBlock => block;

/**
 * Pages of the chart as a taker sees them: pictures drawn, without what they were drawn from. What is new is
 * told only where the question before showed what is not.
 */
export const presentExhibits = (
  exhibits: readonly KeptExhibit[],
  { isUnfolding }: { readonly isUnfolding: boolean },
): Exhibit[] =>
  exhibits.map(({ title, blocks }) => ({
    title,
    blocks: blocks.map(shown).map((block) => (isUnfolding ? block : asKnown(block))),
  }));

/** What the pictures of a question show, each in a sentence: for who has answered it. */
export const describedPictures = (exhibits: readonly KeptExhibit[]): string[] =>
  exhibits
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'picture' ? (pictureOf(block)?.reading() ?? []) : []));
