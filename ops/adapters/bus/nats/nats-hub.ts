import type { NatsConnection, Subscription } from '@nats-io/transport-node';
import type { NatsServers } from '../../../configuration/nats-servers.ts';
import { retryDelayMs } from '../../event-log/retry-delay.ts';
import { wakeUps } from '../../event-log/wake-ups.ts';
import type { Channel, Hearing } from '../channel.ts';
import { firstOf } from '../first-of.ts';
import { connectToNats, endConnection, flushed } from './nats-connection.ts';

export type NatsHubOptions = {
  readonly servers: NatsServers;
  /** Between two looks at a server that has nothing to say; 4 s when absent. */
  readonly pingMs?: number;
  /** Begins every subject: processes of other installations on the same server are not heard. */
  readonly installation: string;
  /** Is told once for every time that the server is away, */
  readonly onAway: (error: unknown) => void;
  /** and once when it is back for good. */
  readonly onBack: () => void;
};

export type NatsHub = {
  readonly channel: (name: string) => Channel;
  readonly isAway: () => boolean;
  /** Sends what is on its way, to a server that answers. */
  readonly close: () => Promise<void>;
};

const usualPingMs = 4_000;
/** A connection that stood for so long is no mere attempt. */
const soundMs = 5_000;

type Listener = {
  readonly subject: string;
  readonly hearing: Hearing;
  /** Of the latest connection. */
  subscription?: Subscription;
};

type Hub = NatsHubOptions & {
  readonly stopping: AbortController;
  readonly listeners: Set<Listener>;
  /** Resolves when the first connection was made, or not: a command that ends at once may send too. */
  readonly firstTry: PromiseWithResolvers<void>;
  /** Undefined while there is none. */
  connection: NatsConnection | undefined;
  isToldAway: boolean;
};

const tellAway = (hub: Hub, error: unknown): void => {
  if (hub.isToldAway || hub.stopping.signal.aborted) return;
  hub.isToldAway = true;
  hub.onAway(error);
};

const tellBack = (hub: Hub): void => {
  if (!hub.isToldAway) return;
  hub.isToldAway = false;
  hub.onBack();
};

/** Begins to hear; the server has taken it once this resolves. */
const listen = async (connection: NatsConnection, listener: Listener): Promise<void> => {
  const { subject, hearing } = listener;
  listener.subscription = connection.subscribe(subject, {
    callback: (error, message) => {
      if (error) void connection.close();
      else if (!hearing.signal.aborted) hearing.onMessage(message.string());
    },
  });
  await flushed(connection);
  if (!hearing.signal.aborted) hearing.onOpened();
};

/** What the server refuses it refuses for good: the connection is no use. */
const closeWhenRefused = async (connection: NatsConnection): Promise<unknown> => {
  for await (const status of connection.status()) {
    if (status.type !== 'error') continue;
    void connection.close();
    return status.error;
  }
  return undefined;
};

/** Uses one connection until it is lost; gives why it was. */
const stayConnected = async (hub: Hub): Promise<unknown> => {
  const { servers, pingMs = usualPingMs, stopping, listeners } = hub;
  const connection = await connectToNats({ servers, pingMs });
  const lost = new AbortController();
  const closed = connection.closed().finally(() => lost.abort());
  const refused = closeWhenRefused(connection);
  const sound = setTimeout(() => tellBack(hub), soundMs);
  try {
    hub.connection = connection;
    hub.firstTry.resolve();
    await Promise.all([...listeners].map((listener) => listen(connection, listener)));
    await firstOf([stopping.signal, lost.signal]);
  } finally {
    clearTimeout(sound);
    hub.connection = undefined;
    await endConnection(connection);
  }
  return (await refused) ?? (await closed);
};

const keepConnected = async (hub: Hub): Promise<void> => {
  const { signal } = hub.stopping;
  const alarm = wakeUps();
  let failures = 0;
  while (!signal.aborted) {
    const began = performance.now();
    const why = await stayConnected(hub).catch((error: unknown) => error);
    hub.firstTry.resolve();
    tellAway(hub, why ?? new Error('The connection was lost'));
    failures = performance.now() - began > soundMs ? 1 : failures + 1;
    await alarm.nap({ since: alarm.count(), ms: retryDelayMs(failures), signal });
  }
};

const hearOn = async (hub: Hub, listener: Listener): Promise<void> => {
  const { signal } = listener.hearing;
  hub.listeners.add(listener);
  // Where this fails the connection is lost, and the next one is listened to as well.
  if (hub.connection) await listen(hub.connection, listener).catch(() => undefined);
  await firstOf([signal, hub.stopping.signal]);
  hub.listeners.delete(listener);
  listener.subscription?.unsubscribe();
};

const publish = ({ connection }: Hub, subject: string, text: string): void => {
  try {
    connection?.publish(subject, text);
  } catch {
    // The connection has just ended, or the server takes no text of this length: then it is lost.
  }
};

/** Begins to connect at once, waits for nothing, and tries again for as long as it is open. */
export const natsHub = (options: NatsHubOptions): NatsHub => {
  const stopping = new AbortController();
  const hub: Hub = {
    ...options,
    stopping,
    listeners: new Set(),
    firstTry: Promise.withResolvers(),
    connection: undefined,
    isToldAway: false,
  };
  const ended = keepConnected(hub);
  return {
    channel: (name) => {
      const subject = `boardwell.${options.installation}.${name}`;
      return {
        send: async (text) => {
          await hub.firstTry.promise;
          publish(hub, subject, text);
        },
        hear: (hearing) => hearOn(hub, { subject, hearing }),
      };
    },
    isAway: () => hub.connection === undefined,
    close: async () => {
      stopping.abort();
      await ended;
    },
  };
};
