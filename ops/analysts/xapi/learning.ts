import { ownEvents } from '../../../api/privacy/download/own-events.ts';
import { namingOf } from '../../../api/privacy/xapi/naming.ts';
import type { Statement } from '../../../api/privacy/xapi/statement.ts';
import { learningTypes, statementsOf } from '../../../api/privacy/xapi/statements-of.ts';
import { readEvent } from '../../../domain/events/registry.ts';
import type { Position, RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { randomIdentifiers } from '../../adapters/identifiers/random-identifiers.ts';
import type { ReadSide } from '../../commands/open-read-side.ts';

export type LearningWish = {
  /** Everybody's when absent. */
  readonly learner: AccountId | undefined;
  /** Testers' too; of one learner it does not matter. */
  readonly testers: boolean;
  readonly after: Position;
  readonly upTo: Position;
  /** Of the product, as its learners see it: it is in every id. */
  readonly origin: string;
};

/** What became of some events: their statements, and how far the log is told with them. */
export type StatementBatch = { readonly statements: readonly Statement[]; readonly upTo: Position };

type Pages = AsyncIterable<{ readonly events: readonly RecordedEvent[]; readonly upTo: Position }>;

const ownPages = async function* (
  { pool: database, log }: Pick<ReadSide, 'pool' | 'log'>,
  { after, upTo }: LearningWish,
  learner: AccountId,
): Pages {
  for await (const page of ownEvents({ database, log }, learner, upTo)) {
    const events = page.filter(({ position }) => position > after);
    const last = events.at(-1);
    if (last) yield { events, upTo: last.position };
  }
};

/** What was learned, as statements, in log order; whoever it was is told by a name that stands for them. */
export const learningOf = async function* (
  readSide: Pick<ReadSide, 'pool' | 'log' | 'history'>,
  wish: LearningWish,
): AsyncGenerator<StatementBatch> {
  const { learner, testers, after, upTo, origin } = wish;
  const namer = { identifiers: randomIdentifiers, origin };
  const toldOf = (event: RecordedEvent): readonly Statement[] => {
    const { subject, testMode } = event.meta;
    if (!subject || (testMode && !testers && !learner)) return [];
    return statementsOf(namingOf(namer, subject), readEvent(event));
  };
  const pages: Pages = learner
    ? ownPages(readSide, wish, learner)
    : readSide.history({ types: learningTypes, after, upTo });
  const types: ReadonlySet<string> = new Set(learningTypes);
  for await (const page of pages) {
    const learning = page.events.filter(({ type }) => types.has(type));
    yield { statements: learning.flatMap(toldOf), upTo: page.upTo };
  }
};
