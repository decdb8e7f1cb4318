import type { CatchUpProgress } from '../../../domain/ports/catching-up.ts';
import type { EventLog } from '../../../domain/ports/event-log.ts';
import type { Follower } from '../follower.ts';
import { pause } from '../pause.ts';
import type { ReadModelStore } from '../read-model-store.ts';
import type { History } from '../rebuild/history.ts';
import { type CatchUpMeter, catchUpMeter } from './catch-up-meter.ts';
import { foldTogether } from './fold-together.ts';
import { type CatchUpEnd, laneOf, type Member, writeFor } from './members.ts';

export type CatchUpWorld = {
  readonly log: Pick<EventLog, 'head'>;
  readonly history: History;
  readonly store: Pick<ReadModelStore, 'bulk'>;
  /** Is told every thousand events or so, and undefined when all have caught up. */
  readonly report: (progress: CatchUpProgress | undefined) => void;
  /** Events that are written at once; 10,000 when absent. */
  readonly writtenAtOnce?: number;
};

const defaultWrittenAtOnce = 10_000;

export type CatchUp = {
  /** Brings a follower near the head of the log, together with all others that are behind. */
  readonly join: (follower: Follower, signal: AbortSignal) => Promise<CatchUpEnd>;
  /** Resolves when nobody is on the way any more. */
  readonly idle: () => Promise<void>;
};

type Together = { readonly world: CatchUpWorld; readonly members: Set<Member> };

/** Those that begin at about the same time read the log together. */
const gatherMs = 200;
/** Whoever has no more than this before it follows by itself. */
const nearEvents = 2000;
const never = new AbortController().signal;

const namesOf = (members: readonly Member[]): readonly string[] => [
  ...new Set(members.map(({ follower }) => follower.projection.name)),
];

/** From whoever is furthest back to the head, or until others came who may be further back. */
const pass = async (together: Together, progress: CatchUpMeter): Promise<void> => {
  const { world, members } = together;
  const begun = [...members];
  const hasNewcomers = () => [...members].some((member) => !begun.includes(member));
  const upTo = await world.log.head();
  let events = 0;
  await foldTogether({
    history: world.history,
    lanes: () => begun.filter((member) => members.has(member)).map(({ lane: one }) => one),
    upTo,
    writtenAtOnce: world.writtenAtOnce ?? defaultWrittenAtOnce,
    write: writeFor(members, world.store.bulk),
    report: (more, position) => {
      events += more;
      world.report(progress.folded(more, { projections: namesOf(begun), position, upTo }));
    },
    isOver: hasNewcomers,
  });
  if (hasNewcomers() || events > nearEvents) return;
  for (const { leave } of [...members]) leave(undefined);
};

const passes = async (together: Together): Promise<void> => {
  const { world, members } = together;
  const progress = catchUpMeter();
  try {
    await pause(gatherMs, never);
    while (members.size > 0) await pass(together, progress);
  } catch (error) {
    for (const { fail } of [...members]) fail(error);
  } finally {
    world.report(undefined);
  }
};

/**
 * Folds all read models that are far behind as one: one read of the log for all of them, and one
 * transaction for all that a stretch of it touched. What is written stands, whatever comes after:
 * whoever begins again goes on from there.
 */
export const catchUp = (world: CatchUpWorld): CatchUp => {
  const members = new Set<Member>();
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    await passes({ world, members });
    running = undefined;
    if (members.size > 0) running = run();
  };
  return {
    join: (follower, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<CatchUpEnd>();
      const end = (settle: () => void) => {
        members.delete(member);
        signal.removeEventListener('abort', stop);
        settle();
      };
      const member: Member = {
        lane: laneOf(follower, world.store.bulk),
        follower,
        leave: (why) => end(() => resolve(why)),
        fail: (error) => end(() => reject(error)),
      };
      const stop = () => member.leave(undefined);
      signal.addEventListener('abort', stop);
      members.add(member);
      running ??= run();
      return promise;
    },
    idle: async () => {
      while (running !== undefined) await running;
    },
  };
};
