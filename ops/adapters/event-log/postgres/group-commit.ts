import { nextTick } from 'node:process';
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

/** Once all has run that is ready to: the callers just answered may have asked again. */
const callersHaveRun = (): Promise<void> => new Promise((resolve) => nextTick(resolve));

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

const answer = ({ resolve, reject }: Waiting, outcome: Settled | undefined) => {
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
    for (await callersHaveRun(); waiting.length > 0; await callersHaveRun()) {
      const { batch, rest } = nextBatch(waiting);
      waiting = rest;
      const outcomes = await send(batch.map(({ member }) => member));
      for (const [index, one] of batch.entries()) answer(one, outcomes[index]);
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
