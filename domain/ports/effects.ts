import type { EventMeta, RecordedEvent } from '../kernel/envelope.ts';
import type { CommandId } from '../kernel/ids.ts';

/** Why a reaction acts: an event, or something for which a moment has come. */
export type Cause = Pick<EventMeta, 'correlationId' | 'causationId' | 'testMode'> & {
  /** Of the event, or of that for which the moment has come. */
  readonly id: string;
};

declare const derived: unique symbol;
/**
 * Names one effect by its cause: the same at every try, in every process. Only `projectors/reactions`
 * makes one. An effect that must not be had twice gives its `id` to the port that acts (payments, mail).
 * The port takes a text: requests of people, which have no such key, ask it too.
 */
export type EffectKey = {
  readonly id: CommandId;
  readonly cause: Cause;
  readonly [derived]: true;
};

/** Something a reaction does. With the same key again nothing more happens. */
export type Effect<Work> = (key: EffectKey, work: Work) => Promise<void>;

/** What followed from a tester's own event is a tester's too. */
export const causeOf = ({ id, meta }: Pick<RecordedEvent, 'id' | 'meta'>): Cause => ({
  id,
  correlationId: meta.correlationId,
  causationId: id,
  ...(meta.subject && meta.testMode ? { testMode: true } : {}),
});
