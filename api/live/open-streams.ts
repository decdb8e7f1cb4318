import type { ServerResponse } from 'node:http';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { Bus } from '../../domain/ports/hints.ts';

export type OpenStream = {
  readonly accountId: AccountId;
  readonly sessionId: string;
  /** However much the session is used, it ends here. */
  readonly until: Instant;
  readonly response: ServerResponse;
};

export type StreamsWorld = {
  readonly bus: Pick<Bus, 'listen'>;
  readonly now: () => Instant;
  /** Which of these sessions are still good. */
  readonly alive: (sessionIds: readonly string[], now: Instant) => Promise<ReadonlySet<string>>;
  readonly failed: (error: unknown) => void;
  readonly heartbeatMs: number;
};

type OpenStreamsWorld = StreamsWorld & {
  /** A browser that reads no faster than this fills up is let go; it comes back by itself. */
  readonly mostUnreadBytes: number;
};

/** Pages that listen to the server: kept with a heartbeat, and let go when their session is over. */
export const openStreams = ({
  bus,
  now,
  alive,
  failed,
  heartbeatMs,
  mostUnreadBytes,
}: OpenStreamsWorld) => {
  const byAccount = new Map<AccountId, Set<OpenStream>>();

  const of = (account: AccountId): OpenStream[] => [...(byAccount.get(account) ?? [])];
  const everyone = (): OpenStream[] => [...byAccount.values()].flatMap((own) => [...own]);

  const remove = (stream: OpenStream): void => {
    const own = byAccount.get(stream.accountId);
    own?.delete(stream);
    if (own?.size === 0) byAccount.delete(stream.accountId);
  };

  const letGo = (stream: OpenStream): void => {
    remove(stream);
    stream.response.end();
  };

  const write = (stream: OpenStream, text: string): void => {
    const { response } = stream;
    // Not ended: what waits to be read would wait on.
    if (response.writableLength > mostUnreadBytes) response.destroy();
    else if (now() >= stream.until) letGo(stream);
    else if (byAccount.get(stream.accountId)?.has(stream)) response.write(text);
  };

  /** Undefined while it cannot be known: nobody is let go for that. */
  const goodSessions = async (streams: readonly OpenStream[]) => {
    try {
      return await alive([...new Set(streams.map(({ sessionId }) => sessionId))], now());
    } catch (error) {
      failed(error);
      return undefined;
    }
  };

  /** An open page is no use of a session: when the session is over, so is the page's stream. */
  const dropEnded = async (streams: readonly OpenStream[]): Promise<void> => {
    if (streams.length === 0) return;
    const good = await goodSessions(streams);
    if (!good) return;
    for (const stream of streams) if (!good.has(stream.sessionId)) letGo(stream);
  };

  const stopListening = bus.listen((hint) => {
    if (hint.kind === 'sessionsEnded') dropEnded(of(hint.subject)).catch(failed);
  });

  const beat = async (): Promise<void> => {
    await dropEnded(everyone());
    for (const stream of everyone()) write(stream, ':\n\n');
  };
  const timer = setInterval(() => beat().catch(failed), heartbeatMs).unref();

  return {
    add: (stream: OpenStream): void => {
      const { accountId, response } = stream;
      if (response.destroyed) return;
      const own = byAccount.get(accountId) ?? new Set();
      byAccount.set(accountId, own.add(stream));
      // The response, not the request: a request is closed as soon as it was read.
      response.on('close', () => remove(stream));
      // It may have ended after it was looked up and before it was listened for.
      dropEnded([stream]).catch(failed);
    },
    of,
    everyone,
    write,
    close: (): void => {
      clearInterval(timer);
      stopListening();
      for (const stream of everyone()) letGo(stream);
    },
  };
};
