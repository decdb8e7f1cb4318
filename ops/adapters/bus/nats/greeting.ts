import { once } from 'node:events';
import { connect } from 'node:net';

/** host:port, an IPv6 host in brackets. */
const partsOf = (address: string): { readonly host: string; readonly port: number } => {
  const { hostname, port } = new URL(`nats://${address}`);
  return { host: hostname.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
};

/**
 * Resolves when the server greets as NATS servers do, first of all. Throws where none does in time: the client keeps
 * the socket of a server that takes a connection and says nothing, one more with every try.
 */
export const greeting = async (address: string, withinMs: number): Promise<void> => {
  const socket = connect(partsOf(address));
  const signal = AbortSignal.timeout(withinMs);
  try {
    await once(socket, 'data', { signal });
  } catch (error) {
    throw signal.aborted ? new Error('The server does not answer', { cause: error }) : error;
  } finally {
    socket.destroy();
  }
};
