import type { ServerResponse } from 'node:http';
import { type LiveMessage, liveReadModel } from '../../domain/contracts/live.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { Bus, Hint } from '../../domain/ports/hints.ts';

export type LiveListener = {
  readonly accountId: AccountId;
  readonly sessionId: string;
  /** However much the session is used, it ends here. */
  readonly until: Instant;
  readonly response: ServerResponse;
};

export type LiveStreamsWorld = {
  readonly bus: Pick<Bus, 'listen'>;
  readonly now: () => Instant;
  /** Which of these sessions are still good. */
  readonly alive: (sessionIds: readonly string[], now: Instant) => Promise<ReadonlySet<string>>;
  readonly failed: (error: unknown) => void;
  readonly heartbeatMs: number;
};

/** Of one account in one process: far more pages than anybody keeps open. */
export const mostStreams = 30;

/** A browser that reads no faster than this fills up is let go; it comes back by itself. */
const mostUnreadBytes = 64 * 1024;

const messageOf = (hint: Extract<Hint, { kind: 'projected' }>): LiveMessage | undefined => {
  const { success, data } = liveReadModel.safeParse(hint.projection);
  return success ? { readModel: data, position: hint.position } : undefined;
};

/** The open pages: who hears of which hint, and when a page is let go. */
export const liveStreams = ({ bus, now, alive, failed, heartbeatMs }: LiveStreamsWorld) => {
  const byAccount = new Map<AccountId, Set<LiveListener>>();

  const of = (account: AccountId): LiveListener[] => [...(byAccount.get(account) ?? [])];

  const remove = (listener: LiveListener): void => {
    const own = byAccount.get(listener.accountId);
    own?.delete(listener);
    if (own?.size === 0) byAccount.delete(listener.accountId);
  };

  const letGo = (listener: LiveListener): void => {
    remove(listener);
    listener.response.end();
  };

  const write = (listener: LiveListener, text: string): void => {
    const { response } = listener;
    // Not ended: what waits to be read would wait on.
    if (response.writableLength > mostUnreadBytes) response.destroy();
    else if (now() >= listener.until) letGo(listener);
    else if (byAccount.get(listener.accountId)?.has(listener)) response.write(text);
  };

  const tell = (hint: Extract<Hint, { kind: 'projected' }>): void => {
    const message = messageOf(hint);
    if (!message) return;
    const text = `data: ${JSON.stringify(message)}\n\n`;
    for (const subject of new Set(hint.subjects)) {
      for (const listener of of(subject)) write(listener, text);
    }
  };

  const stopListening = bus.listen((hint) => {
    if (hint.kind === 'sessionsEnded') dropEnded(of(hint.subject)).catch(failed);
    if (hint.kind === 'projected') tell(hint);
  });

  const everyone = (): LiveListener[] => [...byAccount.values()].flatMap((own) => [...own]);

  /** Undefined while it cannot be known: nobody is let go for that. */
  const goodSessions = async (listeners: readonly LiveListener[]) => {
    try {
      return await alive([...new Set(listeners.map(({ sessionId }) => sessionId))], now());
    } catch (error) {
      failed(error);
      return undefined;
    }
  };

  /** An open page is no use of a session: when the session is over, so is the page's stream. */
  const dropEnded = async (listeners: readonly LiveListener[]): Promise<void> => {
    if (listeners.length === 0) return;
    const good = await goodSessions(listeners);
    if (!good) return;
    for (const listener of listeners) if (!good.has(listener.sessionId)) letGo(listener);
  };

  const beat = async (): Promise<void> => {
    await dropEnded(everyone());
    for (const listener of everyone()) write(listener, ':\n\n');
  };
  const timer = setInterval(() => beat().catch(failed), heartbeatMs).unref();

  return {
    add: (listener: LiveListener): void => {
      const { accountId, response } = listener;
      if (response.destroyed) return;
      const own = byAccount.get(accountId) ?? new Set();
      byAccount.set(accountId, own.add(listener));
      // The response, not the request: a request is closed as soon as it was read.
      response.on('close', () => remove(listener));
      // It may have ended after it was looked up and before it was listened for.
      dropEnded([listener]).catch(failed);
    },
    isFull: (account: AccountId): boolean => of(account).length >= mostStreams,
    count: (): number => everyone().length,
    close: (): void => {
      clearInterval(timer);
      stopListening();
      for (const listener of everyone()) letGo(listener);
    },
  };
};
export type LiveStreams = ReturnType<typeof liveStreams>;
