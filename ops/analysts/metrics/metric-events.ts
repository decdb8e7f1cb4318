import type { MetricFilter } from '../../../domain/contracts/metrics.ts';
import { UnreadableEvent } from '../../../domain/events/registry.ts';
import { beforeAll, type Position, type RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import { type History, inBatchesOf } from '../../../projectors/runtime/rebuild/history.ts';
import { toldText } from '../told/told-event.ts';

export type EventPage = {
  /** A list of told events, as JSON on one line. */
  readonly text: string;
  readonly count: number;
  readonly upTo: Position;
};

const pageSize = 500;
const fieldTypes = ['AccountOpened', 'FieldChosen'] as const;

type Wanted = {
  readonly filter: MetricFilter;
  readonly handles: readonly string[];
};

const typesOf = ({ filter, handles }: Wanted): ReadonlySet<string> => {
  const { types } = filter;
  return new Set(types.length === 0 ? handles : handles.filter((type) => types.includes(type)));
};

/** Whether a learner's field is the one that is asked for, as the log tells of it on the way. */
const fieldsSoFar = (wanted: MetricFilter['field']) => {
  const fields = new Map<string, unknown>();
  return {
    // What is not needed is not asked of an event, which parses only what it is asked for.
    hear: (event: RecordedEvent): void => {
      if (wanted === null || !fieldTypes.some((one) => one === event.type)) return;
      const { subject } = event.meta;
      if (subject !== undefined) fields.set(subject, event.data['field']);
    },
    isWanted: (learner: string | undefined): boolean =>
      wanted === null || (learner !== undefined && fields.get(learner) === wanted),
  };
};

type Sieve = {
  readonly types: ReadonlySet<string>;
  readonly filter: MetricFilter;
  readonly fields: ReturnType<typeof fieldsSoFar>;
};

/** What this build cannot read is told to nobody. */
const dataOf = (event: RecordedEvent): string | undefined => {
  try {
    return toldText(event);
  } catch (error) {
    if (error instanceof UnreadableEvent) return undefined;
    throw error;
  }
};

/**
 * What a metric is told of an event, as JSON: its type, when it was recorded in UTC, the learner by a pseudonym,
 * its stream, and its data.
 */
const told = (event: RecordedEvent, { types, filter, fields }: Sieve): string | undefined => {
  const { from, to, includesTesters } = filter;
  const { type, meta, recordedAt: at } = event;
  fields.hear(event);
  if (!types.has(type) || (meta.testMode && !includesTesters)) return undefined;
  const day = at.slice(0, 10);
  if ((from !== null && day < from) || (to !== null && day > to)) return undefined;
  if (!fields.isWanted(meta.subject)) return undefined;
  const data = dataOf(event);
  if (data === undefined) return undefined;
  const about = JSON.stringify({ type, at, learner: meta.subject ?? null, stream: event.stream });
  return `${about.slice(0, -1)},"data":${data}}`;
};

export type MetricLog = { readonly log: Pick<EventLog, 'head'>; readonly history: History };

type Stretch = {
  readonly history: History;
  /** From the beginning when absent. */
  readonly after?: Position;
  readonly upTo: Position;
};

/** The events a metric handles, in log order, with what is personal left out, and testers too where nobody asks for them. */
export const metricEvents = async function* (
  { history, after = beforeAll, upTo }: Stretch,
  wanted: Wanted,
): AsyncGenerator<EventPage> {
  const { filter } = wanted;
  const sieve = { types: typesOf(wanted), filter, fields: fieldsSoFar(filter.field) };
  const types = [...new Set([...sieve.types, ...(filter.field === null ? [] : fieldTypes)])];
  const batches = inBatchesOf(pageSize, history({ types, after, upTo }));
  for await (const batch of batches) {
    const events = batch.events.flatMap((event) => told(event, sieve) ?? []);
    yield { text: `[${events.join(',')}]`, count: events.length, upTo: batch.upTo };
  }
};
