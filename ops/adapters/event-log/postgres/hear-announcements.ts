import { prompt } from '../../../postgres/connections/settings.ts';
import { hearChannel } from '../../bus/hear-channel.ts';
import { channel } from './announcements.ts';

type Hearing = {
  readonly databaseUrl: string;
  /** The name under which this process announces, and need not hear. */
  readonly own: string;
  readonly onGrown: () => void;
  readonly signal: AbortSignal;
};

/** Hears until the signal that other processes have appended; after a loss once more, for what was missed. */
export const hearAnnouncements = ({ databaseUrl, own, onGrown, signal }: Hearing): Promise<void> =>
  hearChannel({
    connection: { databaseUrl, name: 'boardwell log listener', patience: prompt },
    channel,
    onMessage: (who) => (who === own ? undefined : onGrown()),
    onOpened: onGrown,
    signal,
  });
