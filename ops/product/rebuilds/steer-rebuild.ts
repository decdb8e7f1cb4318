import { setTimeout as sleep } from 'node:timers/promises';
import type { RebuildAction } from '../../../domain/contracts/replay.ts';
import type { RebuildProgress } from '../../../projectors/runtime/rebuild/progress.ts';
import type { Proposal } from '../../../projectors/runtime/rebuild/rebuild.ts';
import type { Steering } from '../../../projectors/runtime/rebuild/steered-history.ts';
import { sampledRates } from './event-rates.ts';
import type { RebuildRecord, RebuildReport } from './rebuild-record.ts';

/** An administrator gave it up, nobody decided in time, or it was taken for dead. */
export class RebuildGivenUp extends Error {
  override name = 'RebuildGivenUp' as const;
}

const beatMs = 300;
const lookMs = 100;
/** What was built waits so long for somebody to look at it; it falls behind the log meanwhile. */
const patienceMs = 60 * 60_000;

const bytesInMb = 1024 * 1024;

/** Where a rebuild stands, and what was asked of it last. */
type Helm = {
  readonly record: RebuildRecord;
  readonly rates: ReturnType<typeof sampledRates>;
  told: Omit<RebuildReport, 'memoryMb' | 'rates'>;
  wish: RebuildAction | null;
  isLost: boolean;
  isSwapping: boolean;
};

const beat = async (helm: Helm): Promise<void> => {
  const { record, rates, told, isSwapping } = helm;
  if (isSwapping) return;
  const memoryMb = Math.round(process.memoryUsage.rss() / bytesInMb);
  const heard = await record.tell({ ...told, memoryMb, rates: rates.all() });
  helm.isLost = heard === undefined;
  helm.wish = heard?.wish ?? null;
};

const check = ({ isLost, wish }: Helm): void => {
  if (isLost) throw new RebuildGivenUp('it was taken for dead');
  if (wish === 'cancel') throw new RebuildGivenUp('it was cancelled');
};

const become = (helm: Helm, state: RebuildReport['state']): void => {
  helm.told = { ...helm.told, state };
};

const steeringBy = (helm: Helm): Steering => ({
  isHeld: () =>
    !helm.isSwapping && (helm.isLost || helm.wish === 'pause' || helm.wish === 'cancel'),
  untilFree: async () => {
    if (helm.isSwapping) return;
    check(helm);
    while (helm.wish === 'pause') {
      become(helm, 'paused');
      await sleep(lookMs);
      check(helm);
    }
    become(helm, 'running');
  },
});

const reportTo = (helm: Helm, progress: RebuildProgress): void => {
  const { rates, told } = helm;
  if (progress.step !== told.step) rates.begin();
  helm.told = { ...told, ...progress };
  if (progress.step === 'fold') rates.took(progress.events);
};

const compared = async (
  { record }: Helm,
  { results: [result], differences }: Proposal,
): Promise<void> => {
  if (result?.outcome !== 'equal' && result?.outcome !== 'different') return;
  const isEqual = result.outcome === 'equal';
  const how = isEqual ? undefined : await differences(result.projection);
  const none = { changed: 0, new: 0, gone: 0, rows: [] };
  const { checksum } = result;
  const rows = (how?.rows ?? []).map((row) => ({ ...row, fields: [...row.fields] }));
  await record.compare({ isEqual, checksum, ...none, ...how, rows });
};

const untilDecided = async (helm: Helm): Promise<void> => {
  become(helm, 'waiting');
  const until = performance.now() + patienceMs;
  while (helm.wish !== 'swap') {
    if (performance.now() > until) throw new RebuildGivenUp('nobody decided within an hour');
    await sleep(lookMs);
    check(helm);
  }
};

const approve = async (helm: Helm, proposal: Proposal): Promise<void> => {
  if (proposal.results[0]?.outcome === 'poisoned') return;
  await compared(helm, proposal);
  await untilDecided(helm);
  if (!(await helm.record.beginSwap())) throw new RebuildGivenUp('it was cancelled');
  helm.isSwapping = true;
};

const during = async <Value>(helm: Helm, work: () => Promise<Value>): Promise<Value> => {
  let hasEnded = false;
  // What was asked before it began holds from the first event on.
  await beat(helm);
  check(helm);
  const beating = (async () => {
    while (!hasEnded) {
      // What cannot be told now is told next time; what is asked is heard then.
      await beat(helm).catch(() => undefined);
      await sleep(beatMs);
    }
  })();
  try {
    return await work();
  } finally {
    hasEnded = true;
    await beating;
  }
};

/** Tells how a rebuild stands, several times a second, and hears what is asked of it. */
export const steerRebuild = (record: RebuildRecord) => {
  const helm: Helm = {
    record,
    rates: sampledRates(),
    told: { state: 'running', step: null, events: 0, position: '', upTo: '' },
    wish: null,
    isLost: false,
    isSwapping: false,
  };
  return {
    steering: steeringBy(helm),
    report: (progress: RebuildProgress): void => reportTo(helm, progress),
    /** Waits until an administrator lets it take the live one's place. Throws `RebuildGivenUp`. */
    approve: (proposal: Proposal): Promise<void> => approve(helm, proposal),
    /** Tells of it until the work has ended. Throws what the work throws. */
    during: <Value>(work: () => Promise<Value>): Promise<Value> => during(helm, work),
  };
};
