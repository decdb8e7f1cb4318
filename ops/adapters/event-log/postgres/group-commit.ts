import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Append, AppendOutcome } from '../../../../domain/ports/event-log.ts';
import type { Settled } from './append-batch.ts';
import { type EncodedAppend, encodeAppend } from './append-call.ts';

const maxAppends = 256;
const maxSize = 2_000_000;

type Waiting = {
  readonly member: EncodedAppend;
  readonly resolve: (outcome: AppendOutcome) => void;
  readonly reject: (error: Error) => void;
};

/** One append per stream, so that no member of a batch depends on another. */
const nextBatch = (waiting: readonly Waiting[]) => {
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  const streams = new Set<string>();
  let size = 0;
  for (const one of waiting) {
    const { append, size: more } = one.member;
    const fits = batch.length < maxAppends && (batch.length === 0 || size + more <= maxSize);
    if (fits && !streams.has(append.stream)) {
      batch.push(one);
      size += more;
    } else {
      rest.push(one);
    }
    streams.add(append.stream);
  }
  return { batch, rest };
};

const settle = ({ resolve, reject }: Waiting, outcome: Settled | undefined) => {
  if (outcome === undefined) return reject(new Error('An append was left without an outcome'));
  return outcome instanceof Error ? reject(outcome) : resolve(outcome);
};

export type GroupCommit = {
  readonly append: (append: Append) => Promise<AppendOutcome>;
  /** Resolves once nothing waits any more. */
  readonly drained: () => Promise<void>;
};

/**
 * Gathers the appends that come while a batch is being committed into the next one, so that they
 * share a round trip and a flush. `send` settles a batch, one outcome per member, and never throws.
 */
export const groupCommit = (
  send: (batch: readonly EncodedAppend[]) => Promise<readonly Settled[]>,
): GroupCommit => {
  let waiting: Waiting[] = [];
  let working: Promise<void> | undefined;

  const work = async () => {
    // After a turn, the callers just answered have asked again and are in the next batch.
    for (await nextTurn(); waiting.length > 0; await nextTurn()) {
      const { batch, rest } = nextBatch(waiting);
      waiting = rest;
      const outcomes = await send(batch.map(({ member }) => member));
      for (const [index, one] of batch.entries()) settle(one, outcomes[index]);
    }
    working = undefined;
  };

  return {
    append: (append) =>
      new Promise((resolve, reject) => {
        waiting.push({ member: encodeAppend(append), resolve, reject });
        working ??= work();
      }),
    drained: async () => working,
  };
};
