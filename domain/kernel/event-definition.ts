import type { z } from 'zod';
import type { EventData, RecordedEvent } from './envelope.ts';

/** Turns the data of one version into the data of the next. */
export type Upcaster = (data: EventData) => EventData;

/** What the log may hold under one type name. */
export type EventDefinition<Type extends string = string, Data extends EventData = EventData> = {
  readonly type: Type;
  /** The version written today. */
  readonly version: number;
  readonly data: z.ZodType<Data>;
  /** Fields that hold personal data: clear in a decider, sealed in the log. */
  readonly personal: readonly (keyof Data & string)[];
  /** `upcasters[n]` lifts version n to version n + 1; one for every version below today's. */
  readonly upcasters: Readonly<Record<number, Upcaster>>;
};

/** An event as deciders speak of it. */
export type DomainEvent<Type extends string = string, Data extends EventData = EventData> = {
  readonly type: Type;
  readonly data: Data;
};

export type EventOf<Definition> =
  Definition extends EventDefinition<infer Type, infer Data> ? DomainEvent<Type, Data> : never;

/** A domain event with the envelope the log keeps around it. */
export type Recorded<Event extends DomainEvent> = Event extends DomainEvent
  ? Omit<RecordedEvent, 'type' | 'data'> & Event
  : never;

type Definable<Type extends string, Data extends EventData> = {
  readonly type: Type;
  readonly data: z.ZodType<Data>;
  readonly version?: number;
  readonly personal?: readonly (keyof Data & string)[];
  readonly upcasters?: Readonly<Record<number, Upcaster>>;
};

export const defineEvent = <Type extends string, Data extends EventData>({
  type,
  data,
  version = 1,
  personal = [],
  upcasters = {},
}: Definable<Type, Data>): EventDefinition<Type, Data> => ({
  type,
  data,
  version,
  personal,
  upcasters,
});
