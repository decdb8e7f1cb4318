import {
  type RecordedBoardwellEvent,
  readEvent,
  UnreadableEvent,
} from '../../../domain/events/registry.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { Naming } from './statement.ts';
import { statementsOf } from './statements-of.ts';

/** None of what this build cannot read. */
const readable = (recorded: RecordedEvent): RecordedBoardwellEvent[] => {
  try {
    return [readEvent(recorded)];
  } catch (error) {
    if (error instanceof UnreadableEvent) return [];
    throw error;
  }
};

/** A statement a line, page by page. */
export const statementFile = async function* (
  naming: Naming,
  pages: AsyncIterable<readonly RecordedEvent[]>,
): AsyncGenerator<string> {
  for await (const page of pages) {
    const statements = page.flatMap(readable).flatMap((event) => statementsOf(naming, event));
    yield statements.map((one) => `${JSON.stringify(one)}\n`).join('');
  }
};
