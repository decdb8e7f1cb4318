import { connect, type Socket } from 'node:net';

type Connection = { readonly socket: Socket; answered: (ok: boolean) => void; missing: number };

const headEnd = '\r\n\r\n';

/** Bytes of the body that the head promises; `undefined` for an answer that is not 200. */
const bodyOf = (head: string): number | undefined => {
  const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1];
  return head.startsWith('HTTP/1.1 200') && length !== undefined ? Number(length) : undefined;
};

const heard = (connection: Connection, chunk: Buffer): void => {
  if (connection.missing === 0) {
    const end = chunk.indexOf(headEnd);
    const length = end < 0 ? undefined : bodyOf(chunk.toString('latin1', 0, end));
    if (length === undefined) {
      connection.answered(false);
      return;
    }
    connection.missing = length + end + headEnd.length;
  }
  connection.missing -= chunk.length;
  if (connection.missing === 0) connection.answered(true);
};

const open = ({ hostname, port }: URL): Connection => {
  const buffer = Buffer.allocUnsafe(65_536);
  const callback = (bytes: number): boolean => {
    heard(connection, buffer.subarray(0, bytes));
    return true;
  };
  const socket = connect({ host: hostname, port: Number(port), onread: { buffer, callback } });
  const connection: Connection = { socket, answered: () => undefined, missing: 0 };
  socket.once('error', () => connection.answered(false));
  return connection;
};

/**
 * Asks for one address over connections that stay open, and reads the answers into the same
 * memory again: a client that collects garbage would hold back the calls it is to time. Answers
 * whether it was a 200.
 */
export const quietClient = (address: string, headers: string) => {
  const url = new URL(address);
  const idle: Connection[] = [];
  const request = `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\n${headers}\r\n`;
  return {
    get: (): Promise<boolean> =>
      new Promise((resolve) => {
        const connection = idle.pop() ?? open(url);
        connection.answered = (ok) => {
          if (ok) idle.push(connection);
          else connection.socket.destroy();
          resolve(ok);
        };
        connection.socket.write(request);
      }),
    close: () => {
      for (const { socket } of idle) socket.destroy();
    },
  };
};
