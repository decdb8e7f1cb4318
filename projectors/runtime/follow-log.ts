import type { Position } from '../../domain/kernel/envelope.ts';
import type { Batch, EventLog, Subscribe } from '../../domain/ports/event-log.ts';
import {
  type FollowEnd,
  type Follower,
  idlePersistMs,
  passTo,
  persistIdle,
  takeBatch,
} from './follower.ts';
import { quiet, silences } from './silences.ts';

const batchLimit = 500;
/** Whoever was given so many full batches one after the other is far behind. */
const fullBatches = 3;

/** Whether a follower is far behind, from the batches that it is given. */
const farBehind = (unless: Position) => {
  let full = 0;
  return ({ events, upTo }: Batch): boolean => {
    full = events.length === batchLimit ? full + 1 : 0;
    return full >= fullBatches && upTo >= unless;
  };
};

/** Long enough for many learners to answer. */
const unhurriedMs = 250;

/** Other processes cannot tell this one that somebody waits there. */
const unhurriedOf = ({ projection, bus, isAlone }: Follower): Pick<Subscribe, 'unhurried'> => {
  const { unhurried: types } = projection;
  if (!types || !isAlone) return {};
  const onNeeded = (hurry: () => void) =>
    bus.listen(({ kind }) => (kind === 'awaited' ? hurry() : undefined));
  return { unhurried: { types, ms: unhurriedMs, mayWait: isAlone, onNeeded } };
};

/**
 * Projects what the log holds and will hold after the follower's checkpoint, until the signal says
 * stop or it turns out to be far behind, which is nobody's concern before `patientUpTo`. Throws what the log and the store throw; to begin again from the checkpoint skips nothing.
 */
export const followLog = async (
  log: Pick<EventLog, 'subscribe'>,
  follower: Follower,
  { signal, patientUpTo }: { readonly signal: AbortSignal; readonly patientUpTo: Position },
): Promise<FollowEnd> => {
  const isFarBehind = farBehind(patientUpTo);
  const leave = new AbortController();
  const silence = silences(idlePersistMs);
  const subscription = log.subscribe({
    after: follower.checkpoint.position,
    types: follower.projection.handles,
    limit: batchLimit,
    signal: AbortSignal.any([signal, leave.signal]),
    ...unhurriedOf(follower),
    onPassed: (position) => {
      passTo(follower, position);
      silence.stir();
    },
  });
  try {
    for await (const batch of silence.in(subscription)) {
      const end = await (batch === quiet ? persistIdle(follower) : takeBatch(follower, batch));
      if (end) return end;
      if (batch !== quiet && isFarBehind(batch)) return { why: 'behind' };
    }
  } finally {
    leave.abort();
  }
  return undefined;
};
