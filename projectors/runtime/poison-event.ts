import type { RecordedEvent } from '../../domain/kernel/envelope.ts';

/** A projection cannot fold this event; it stops there rather than leave it out in silence. */
export class PoisonEvent extends Error {
  override name = 'PoisonEvent' as const;
  readonly event: RecordedEvent;

  constructor(projection: string, event: RecordedEvent, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${projection} cannot fold ${event.type} ${event.id} at ${event.position}: ${reason}`, {
      cause,
    });
    this.event = event;
  }
}

/** Does a step of a fold; whatever goes wrong in it is the fault of this event. */
export const orPoison = <Value>(
  projection: string,
  event: RecordedEvent,
  step: () => Value,
): Value => {
  try {
    return step();
  } catch (cause) {
    throw new PoisonEvent(projection, event, cause);
  }
};
