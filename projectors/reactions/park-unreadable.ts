import { type Answering, answerEvents } from './answer-events.ts';

export type UnreadableWorld = Answering & {
  /** Types at which a read model stops and tells by itself. */
  readonly handled: ReadonlySet<string>;
};

const nothing = async (): Promise<void> => undefined;

/**
 * Looks at every event that no read model wants: one that cannot be read is parked, so that people
 * hear of it, and tried again, for a later build may read it. Runs until the signal.
 */
export const parkUnreadable = (world: UnreadableWorld, signal: AbortSignal): Promise<void> =>
  answerEvents(
    world,
    {
      isWanted: ({ type }) => !world.handled.has(type),
      // To be read is all that is wanted of them.
      answer: nothing,
      keyOf: ({ stream }) => stream,
      behindParked: 'pass',
    },
    signal,
  );
