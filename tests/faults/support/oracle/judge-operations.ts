import type { RecordedEvent } from '../../../../domain/kernel/envelope.ts';
import { type Operation, outcomeOf, type PlannedEvent } from '../load/operation.ts';
import { holds } from './holds.ts';
import { type EventReader, toldIn } from './told-in.ts';
import type { Verdict } from './verdict.ts';

/** A learner plans by the names of questions they were told, a writer by those of items. */
const isAsPlanned = (
  event: RecordedEvent | undefined,
  plan: PlannedEvent,
  told: EventReader,
): boolean =>
  event !== undefined &&
  event.type === plan.type &&
  (plan.stream === undefined || event.stream === plan.stream) &&
  (holds(event.data, plan.data) || holds(told(event), plan.data));

const named = ({ events, commandIds }: Operation): string =>
  `${events.map(({ type, stream }) => `${type} ${stream ?? ''}`).join(', ')} (${commandIds.join()})`;

const judgeOperation = (
  operation: Operation,
  stored: readonly RecordedEvent[],
  told: EventReader,
): Partial<Verdict> => {
  const { events, position } = operation;
  const outcome = outcomeOf(operation);
  if (stored.length > (outcome === 'fail' ? 0 : events.length)) {
    return { doubled: [`${named(operation)}, ${outcome}: stored ${stored.length} times`] };
  }
  if (outcome === 'ok' && stored.length < events.length) return { lost: [named(operation)] };
  if (stored.length % events.length !== 0) return { wrong: [`${named(operation)}: half stored`] };
  if (stored.length === 0) return {};
  const isWhole = events.every((plan, index) => isAsPlanned(stored[index], plan, told));
  const isThere = outcome !== 'ok' || stored.at(-1)?.position === position;
  return isWhole && isThere ? {} : { lost: [`${named(operation)}: not as acknowledged`] };
};

const byCommand = (events: readonly RecordedEvent[]): ReadonlyMap<string, RecordedEvent[]> => {
  const found = new Map<string, RecordedEvent[]>();
  for (const event of events) {
    const own = found.get(event.meta.commandId);
    if (own) own.push(event);
    else found.set(event.meta.commandId, [event]);
  }
  return found;
};

/** Compares what clients were told with what the log holds. */
export const judgeOperations = (
  operations: readonly Operation[],
  events: readonly RecordedEvent[],
): Verdict => {
  const stored = byCommand(events);
  const told = toldIn(events);
  const found = operations.map((operation) =>
    judgeOperation(
      operation,
      operation.commandIds.flatMap((id) => stored.get(id) ?? []),
      told,
    ),
  );
  const asked = new Set(operations.flatMap(({ commandIds }) => commandIds));
  const unasked = events.filter(
    ({ stream, meta }) => stream.startsWith('attempt-') && !asked.has(meta.commandId),
  );
  return {
    lost: found.flatMap(({ lost = [] }) => lost),
    doubled: [
      ...found.flatMap(({ doubled = [] }) => doubled),
      ...unasked.map(({ type, position }) => `${type} at ${position}: nobody asked for it`),
    ],
    wrong: found.flatMap(({ wrong = [] }) => wrong),
  };
};
