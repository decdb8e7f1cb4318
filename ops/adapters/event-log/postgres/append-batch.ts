import { DatabaseError } from 'pg';
import {
  type AppendOutcome,
  EventIdsReused,
  LogUnavailable,
  OutcomeUnknown,
} from '../../../../domain/ports/event-log.ts';
import { appendCall, type EncodedAppend } from './append-call.ts';
import { appendLone } from './append-lone.ts';
import { readOutcome, readReply } from './append-reply.ts';
import { uniqueViolation, verdictOn } from './verdict.ts';
import type { Writing } from './writer-connection.ts';

/** What became of one append; an error is its own and says nothing of its neighbours. */
export type Settled = AppendOutcome | Error;

type Answer = { readonly reply: unknown };

const failure = (cause: unknown): Error => {
  if (cause instanceof LogUnavailable) return cause;
  return verdictOn(cause) === 'ended'
    ? new LogUnavailable('The event log ended the append unstored', { cause })
    : new OutcomeUnknown('The event log was lost before it answered', { cause });
};

const storedBefore = async (
  { connection }: Writing,
  member: EncodedAppend,
  refusal: DatabaseError,
): Promise<Settled> => {
  if (refusal.code !== uniqueViolation) return refusal;
  const { stream, events } = member.append;
  try {
    const [row] = await connection.query<Answer>({
      text: 'select log.outcome_of($1, $2::uuid[]) as reply',
      values: [stream, events.map(({ id }) => id)],
    });
    const outcome = readOutcome(member, row?.reply);
    if (outcome instanceof Error || outcome.status === 'appended') return outcome;
    return new EventIdsReused('These event ids already name other events', { cause: refusal });
  } catch (error) {
    return failure(error);
  }
};

/**
 * Appends a batch in one call. A member whose statement is refused takes the whole call with it, so
 * that then each goes alone; a refused one may be a repetition, which has its first outcome.
 */
export const appendBatch = async (
  writing: Writing,
  batch: readonly EncodedAppend[],
): Promise<readonly Settled[]> => {
  try {
    const lone = await appendLone(writing, batch);
    if (lone) {
      writing.onStored?.(lone);
      const { revision, position } = lone;
      return [{ status: 'appended', revision, position, isFirst: true }];
    }
    const [row] = await writing.connection.query<Answer>(appendCall(batch, writing.at));
    return readReply(batch, row?.reply);
  } catch (error) {
    if (!(error instanceof DatabaseError) || verdictOn(error) !== 'fault') {
      const common = failure(error);
      return batch.map(() => common);
    }
    const settled: Settled[] = [];
    for (const member of batch) {
      settled.push(
        ...(batch.length > 1
          ? await appendBatch(writing, [member])
          : [await storedBefore(writing, member, error)]),
      );
    }
    return settled;
  }
};
