import { atMostEvery } from '../../bus/at-most-every.ts';
import type { Channel } from '../../bus/channel.ts';

type Hearing = {
  readonly channel: Channel;
  /** The name under which this process announces, and need not hear. */
  readonly own: string;
  readonly onGrown: () => void;
  readonly signal: AbortSignal;
};

/** Each look costs a statement, whoever sent what asked for it. */
const pauseMs = 5;

/** Hears until the signal that other processes have appended; after a loss once more, for what was missed. */
export const hearAnnouncements = ({ channel, own, onGrown, signal }: Hearing): Promise<void> => {
  const look = atMostEvery(pauseMs, onGrown);
  return channel.hear({
    onMessage: (who) => (who === own ? undefined : look()),
    onOpened: look,
    signal,
  });
};
