import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { NatsServers } from '../../../configuration/nats-servers.ts';
import { greeting } from './greeting.ts';

/** For a connection, and for what is said last. */
const answerMs = 2_000;
const goodbyeMs = 1_000;

export type WantedNats = {
  readonly servers: NatsServers;
  /** Between two looks at a server that has nothing to say: two without an answer, and it is gone. */
  readonly pingMs: number;
};

const connectTo = async (
  address: string,
  { servers, pingMs }: WantedNats,
): Promise<NatsConnection> => {
  await greeting(address, answerMs);
  return connect({
    servers: address,
    name: 'boardwell',
    timeout: answerMs,
    pingInterval: pingMs,
    maxPingOut: 1,
    noEcho: true,
    // Whoever lost a connection has to know of it: what was sent meanwhile is lost.
    reconnect: false,
    ignoreClusterUpdates: true,
    ...(servers.encrypted ? { tls: {} } : {}),
    ...servers.credentials,
  });
};

/** To the first of the servers that takes one. Throws why the last did not. */
export const connectToNats = async (wanted: WantedNats): Promise<NatsConnection> => {
  let why: unknown;
  for (const address of wanted.servers.addresses) {
    try {
      return await connectTo(address, wanted);
    } catch (error) {
      why = error;
    }
  }
  throw why;
};

/** Resolves when the server has taken what was sent before. Throws when the connection ends first. */
export const flushed = (connection: NatsConnection): Promise<void> =>
  Promise.race([
    connection.flush(),
    connection.closed().then((error) => {
      throw error ?? new Error('The connection ended');
    }),
  ]);

/** Closes it, after what is on its way, which a server that is gone is not waited for. */
export const endConnection = async (connection: NatsConnection): Promise<void> => {
  if (connection.isClosed()) return;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const alarm = setTimeout(resolve, goodbyeMs);
  await Promise.race([flushed(connection), late]).catch(() => undefined);
  clearTimeout(alarm);
  await connection.close();
};
