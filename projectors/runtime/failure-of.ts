import type { Partition } from './partition.ts';
import { PoisonEvent } from './poison-event.ts';
import { type ProjectionFailure, RowRefused } from './read-model-store.ts';

/** Why a fold can go no further: an event, or a row that cannot be stored. */
export type FoldEnding = PoisonEvent | RowRefused;

export const isFoldEnding = (error: unknown): error is FoldEnding =>
  error instanceof PoisonEvent || error instanceof RowRefused;

/** What is kept of an ending for people to see. */
export const failureOf = (
  ending: FoldEnding,
  projection: string,
  partition: Partition,
): ProjectionFailure => {
  const event = ending instanceof PoisonEvent ? ending.event : undefined;
  return {
    projection,
    partition,
    position: event?.position,
    eventId: event?.id,
    eventType: event?.type,
    error: ending.message,
  };
};
