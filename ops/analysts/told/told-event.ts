import { definitionOf, upcast } from '../../../domain/events/registry.ts';
import type { EventData, RecordedEvent } from '../../../domain/kernel/envelope.ts';
import { storedData } from '../../adapters/event-log/postgres/copied-tuples.ts';
import { leftOut } from './left-out.ts';

const without = (data: EventData, [first = '', ...rest]: readonly string[]): EventData => {
  const { [first]: inner, ...others } = data;
  if (rest.length === 0) return others;
  if (typeof inner !== 'object' || inner === null) return data;
  return { ...others, [first]: without(inner as EventData, rest) };
};

/**
 * An event's data at today's version, with what is personal left out. Throws `UnreadableEvent` for what
 * this build cannot read.
 */
export const toldData = (event: RecordedEvent): EventData => {
  let { data } = upcast(event);
  for (const path of leftOut(event.type)) data = without(data, path.split('.'));
  return data;
};

/** The same as JSON on one line; of today's version, and with nothing to leave out, it is not taken apart. */
export const toldText = (event: RecordedEvent): string => {
  const isOfToday = definitionOf(event.type)?.version === event.version;
  const isAllTold = isOfToday && leftOut(event.type).size === 0;
  return isAllTold ? storedData(event) : JSON.stringify(toldData(event));
};
