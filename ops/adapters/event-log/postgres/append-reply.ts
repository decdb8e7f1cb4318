import { z } from 'zod';
import { type AppendOutcome, EventIdsReused } from '../../../../domain/ports/event-log.ts';
import { positionOf } from '../positions.ts';
import { type EncodedAppend, expectedNumber } from './append-call.ts';

/** What `log.outcome_of` tells of one append, once its batch was stored or refused. */
const stored = z.object({
  stored: z.int(),
  revision: z.int().nullable(),
  position: z.int().nullable(),
  actual: z.int().nullable(),
});

const reply = z.union([z.object({ before: z.int() }), z.object({ outcomes: z.array(stored) })]);

/** The outcome of one append by what the log holds; a fault is given back, for others may stand. */
export const readOutcome = (
  { append }: EncodedAppend,
  answer: unknown,
): AppendOutcome | EventIdsReused => {
  const { stored: count, revision, position, actual } = stored.parse(answer);
  if (count === 0) return { status: 'conflict', actual: actual ?? 'none' };
  if (count < append.events.length || revision === null || position === null) {
    return new EventIdsReused('Some of these event ids already name other events');
  }
  return { status: 'appended', revision, position: positionOf(position) };
};

/** Reads what `log.append` answered: an outcome or a fault per member, in the order of the batch. */
export const readReply = (
  batch: readonly EncodedAppend[],
  answer: unknown,
): (AppendOutcome | EventIdsReused)[] => {
  const parsed = reply.parse(answer);
  if ('outcomes' in parsed) {
    return batch.map((member, index) => readOutcome(member, parsed.outcomes[index]));
  }
  let position = parsed.before;
  return batch.map(({ append }) => {
    position += append.events.length;
    const revision = expectedNumber(append) + append.events.length;
    return { status: 'appended', revision, position: positionOf(position), isFirst: true };
  });
};
