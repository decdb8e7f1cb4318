import { type LiveMessage, liveMessage } from '../../domain/contracts/live.ts';

export type LiveFeed = {
  readonly onMessage: (message: LiveMessage) => void;
  /** Back after a break: anything may have moved meanwhile. */
  readonly onReconnect: () => void;
  /** Somebody else listened before: what was sent in between counts as a break. */
  readonly resumes?: boolean;
};

/** Milliseconds: the first wait before a new try, and the longest. */
const reconnectDelay = { first: 1000, longest: 30_000 } as const;

const readMessage = (data: string): LiveMessage | undefined => {
  try {
    return liveMessage.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
};

/** Listens to /api/live until the returned function is called. */
export const openLiveFeed = ({
  onMessage,
  onReconnect,
  resumes = false,
}: LiveFeed): (() => void) => {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait: number = reconnectDelay.first;
  let wasBroken = resumes;

  const retry = (): void => {
    wasBroken = true;
    // The browser retries a dropped connection by itself, but never one that was refused.
    if (source.readyState !== EventSource.CLOSED) return;
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, reconnectDelay.longest);
  };
  const greet = (): void => {
    wait = reconnectDelay.first;
    if (wasBroken) onReconnect();
    wasBroken = false;
  };
  const connect = (): void => {
    source = new EventSource('/api/live', { withCredentials: true });
    source.onopen = greet;
    source.onerror = retry;
    source.onmessage = ({ data }) => {
      const message = readMessage(String(data));
      if (message) onMessage(message);
    };
  };

  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
};
