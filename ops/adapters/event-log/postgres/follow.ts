import type { Channel } from '../../bus/channel.ts';
import { pollingSubscription } from '../polling-subscription.ts';
import type { SharedReaderSource } from '../shared-reader.ts';
import type { WakeUps } from '../wake-ups.ts';
import { hearAnnouncements } from './hear-announcements.ts';
import { type OwnAppends, readOwnFirst } from './own-appends.ts';

type Following = Pick<SharedReaderSource, 'readAll'> & {
  /** On which processes tell each other that the log has grown. */
  readonly channel: Channel;
  /** The name under which this process announces what it appends. */
  readonly own: string;
  /** Woken by the appends of this process. */
  readonly growth: WakeUps;
  readonly appended: OwnAppends;
  readonly idleMs: number;
};

/** Everything after a position as it is written, by this process or by others. */
export const followPostgres = ({
  readAll,
  growth,
  appended,
  idleMs,
  ...announced
}: Following): SharedReaderSource['everything'] =>
  async function* ({ after, signal }) {
    const onGrown = () => {
      appended.missed();
      growth.wake();
    };
    const leave = new AbortController();
    const ends = AbortSignal.any([signal, leave.signal]);
    const hearing = hearAnnouncements({ ...announced, onGrown, signal: ends });
    try {
      const polled = { readAll: readOwnFirst(appended, readAll), wakeUps: growth, idleMs };
      yield* pollingSubscription(polled, { after, signal });
    } finally {
      leave.abort();
      await hearing;
    }
  };
