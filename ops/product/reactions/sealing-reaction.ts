import { epochMs } from '../../../domain/kernel/time.ts';
import type { Clock } from '../../../domain/ports/clock.ts';
import type { Seals } from '../../../domain/ports/seals.ts';
import { pause } from '../../../projectors/runtime/pause.ts';
import { checkChain, verdictWords } from '../../adapters/seals/check-chain.ts';
import { sealLog } from '../../adapters/seals/seal-log.ts';
import type { Reaction, ReactionHost } from './reaction.ts';

const dayMs = 86_400_000;
const lookMs = 60_000;

const isDue = async ({ lastCheck }: Seals, clock: Clock): Promise<boolean> => {
  const last = await lastCheck();
  return !last || epochMs(clock.instant()) - epochMs(last.at) >= dayMs;
};

/** Once a day the whole chain is checked; the administrators' page tells how it went. */
const checkDaily = async (
  { log, seals, clock }: Pick<ReactionHost, 'log' | 'seals' | 'clock'>,
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    await pause(lookMs, signal);
    if (signal.aborted || !(await isDue(seals, clock)) || !(await seals.last())) continue;
    const verdict = await checkChain({ log, seals });
    await seals.noteCheck({
      at: clock.instant(),
      upTo: verdict.outcome === 'unsealed' ? verdict.after : verdict.upTo,
      isIntact: verdict.outcome === 'intact',
      says: verdictWords(verdict),
    });
  }
};

/** It stands where the last seal ends: what no seal covers yet may still be changed unseen. */
const noting = async ({
  seals,
  checkpoint,
}: Pick<ReactionHost, 'seals' | 'checkpoint'>): Promise<Pick<Seals, 'last' | 'add'>> => {
  const last = await seals.last();
  if (last) await checkpoint.write(last.position);
  return {
    last: seals.last,
    add: async (seal) => {
      await seals.add(seal);
      await checkpoint.write(seal.position);
    },
  };
};

/** Seals the log as it grows, so that no event can be changed unseen. */
export const sealingReaction: Reaction = {
  name: 'seal-events',
  run: async ({ log, seals, clock, checkpoint }, signal) => {
    const noted = await noting({ seals, checkpoint });
    const failed = new AbortController();
    const ends = AbortSignal.any([signal, failed.signal]);
    const sealing = sealLog({ log, seals: noted, clock }, ends);
    const whole = [sealing, checkDaily({ log, seals, clock }, ends)];
    try {
      await Promise.all(whole);
    } finally {
      failed.abort();
      await Promise.allSettled(whole);
    }
  },
};
