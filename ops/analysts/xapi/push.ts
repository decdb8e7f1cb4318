import type { Position } from '../../../domain/kernel/envelope.ts';
import type { StatementBatch } from './learning.ts';
import { type RecordStore, type Stored, storeStatements } from './record-store.ts';

/** Statements of one request. */
const together = 100;

type Pushing = {
  readonly store: RecordStore;
  /** Everything up to there is stored. */
  readonly reached: (upTo: Position) => Promise<void>;
  readonly report: (progress: Stored & { readonly upTo: Position }) => void;
};

/** Stores statements in the order of the log, and remembers how far it is after each request. */
export const pushLearning = async (
  told: AsyncIterable<StatementBatch>,
  { store, reached, report }: Pushing,
): Promise<Stored> => {
  let [stored, wereThere] = [0, 0];
  for await (const { statements, upTo } of told) {
    for (let start = 0; start < statements.length; start += together) {
      const some = await storeStatements(store, statements.slice(start, start + together));
      stored += some.stored;
      wereThere += some.wereThere;
    }
    await reached(upTo);
    report({ stored, wereThere, upTo });
  }
  return { stored, wereThere };
};
