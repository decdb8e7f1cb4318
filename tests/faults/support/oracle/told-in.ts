import { questionIdsOn } from '../../../../domain/attempt/question-ids.ts';
import { readEvent } from '../../../../domain/events/registry.ts';
import type { RecordedEvent } from '../../../../domain/kernel/envelope.ts';

type Naming = (itemId: string) => string;

const namingOf = (event: RecordedEvent): [string, Naming][] => {
  const read = readEvent(event);
  return read.type === 'PaperIssued' ? [[event.stream, questionIdsOn(read.data)]] : [];
};

const renamed = (value: unknown, naming: Naming): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(one, naming));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'itemId' && typeof one === 'string' ? naming(one) : renamed(one, naming),
    ]),
  );
};

/** What an event holds, with each question under the name that its learner was told. */
export type EventReader = (event: RecordedEvent) => unknown;

/** Knows the names of questions by the papers among these events. */
export const toldIn = (events: readonly RecordedEvent[]): EventReader => {
  const namings = new Map(events.flatMap(namingOf));
  return ({ stream, data }) => {
    const naming = namings.get(stream);
    return naming ? renamed(data, naming) : data;
  };
};
