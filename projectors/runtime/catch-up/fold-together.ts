import type { Position } from '../../../domain/kernel/envelope.ts';
import { liftedForAll } from '../fold-event.ts';
import { earliestOf } from '../positions.ts';
import { type History, inBatchesOf } from '../rebuild/history.ts';
import { arrived, foldInto, type Handed, handOver, type Lane } from './lane.ts';

/** Folded at once: whoever is served beside waits for no more. */
const pieceSize = 1000;

export type FoldTogether = {
  readonly history: History;
  /** Those that are still there; they may leave at any time. */
  readonly lanes: () => readonly Lane[];
  readonly upTo: Position;
  /** Events: a row that many of them touch is written once. */
  readonly writtenAtOnce: number;
  readonly write: (handed: readonly Handed[]) => Promise<void>;
  /** Is told how many events were folded since the last time. */
  readonly report: (events: number, position: Position) => void;
  /** Looked at whenever something goes to be written: whether to end there. */
  readonly isOver: () => boolean;
};

/** The next rows are folded while the last ones are on their way. */
const writer = ({ lanes, write }: FoldTogether) => {
  let underWay: Promise<void> = Promise.resolve();
  const settled = async (): Promise<void> => {
    await underWay;
    for (const one of lanes()) arrived(one);
  };
  const begin = async (): Promise<void> => {
    await settled();
    underWay = write(lanes().map(handOver));
    // Its failure is thrown to whoever awaits it next.
    underWay.catch(() => undefined);
  };
  return { begin, settled };
};

type Stretch = { readonly after: Position; readonly upTo: Position };

/** In pieces, each of which all lanes have folded. */
const foldedPieces = async function* (
  { history, lanes, report }: FoldTogether,
  stretch: Stretch,
): AsyncGenerator<number> {
  const types = [...new Set(lanes().flatMap(({ projection }) => projection.handles))];
  for await (const { events, upTo } of inBatchesOf(pieceSize, history({ types, ...stretch }))) {
    const piece = { events: liftedForAll(events), upTo };
    await Promise.all(lanes().map((one) => foldInto(one, piece)));
    report(piece.events.length, piece.upTo);
    if (lanes().length === 0) return;
    yield piece.events.length;
  }
};

/**
 * Folds a long stretch of the log into all lanes, each from where it stands, in one read, and
 * writes what they touched every so many events. Throws what the log and `write` throw.
 */
export const foldTogether = async (work: FoldTogether): Promise<void> => {
  const { lanes, upTo, writtenAtOnce, isOver } = work;
  const after = earliestOf(lanes().map(({ folded }) => folded));
  if (after === undefined || after >= upTo) return;
  const { begin, settled } = writer(work);
  let unwritten = 0;
  for await (const folded of foldedPieces(work, { after, upTo })) {
    unwritten += folded;
    if (unwritten < writtenAtOnce) continue;
    unwritten = 0;
    await begin();
    if (isOver()) break;
  }
  await begin();
  await settled();
};
