import type { ItemEvent } from '../../domain/bank/item/events.ts';
import { publication } from '../../domain/bank/item/publication.ts';
import type { Publication } from '../../domain/bank/item/publication-state.ts';
import { readEvent } from '../../domain/events/registry.ts';
import { beforeAll } from '../../domain/kernel/envelope.ts';
import type { EventLog } from '../../domain/ports/event-log.ts';

/** What the log says of every item, by its stream; reports of learners aside. */
export const publishedSoFar = async (
  log: Pick<EventLog, 'readAll'>,
): Promise<Map<string, Publication>> => {
  const found = new Map<string, Publication>();
  const types = ['ItemPublished', 'ItemWithdrawn', 'ItemRekeyed'];
  for await (const { events } of log.readAll({ after: beforeAll, types })) {
    for (const recorded of events) {
      const before = found.get(recorded.stream) ?? publication.initial;
      const event = readEvent(recorded) as unknown as ItemEvent;
      found.set(recorded.stream, publication.evolve(before, event));
    }
  }
  return found;
};
