import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { openConnection } from '../../../ops/postgres/connections/open-connection.ts';
import { prompt } from '../../../ops/postgres/connections/settings.ts';

/** A message of the wire protocol: its type, its length, its body. */
const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const welcomedAndEnded = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('Z', Buffer.from('I')),
  message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0')),
]);

it('a connection that ends in the packet that made it ends no process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(welcomedAndEnded));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const databaseUrl = `postgres://nobody@127.0.0.1:${port}/none`;
  try {
    const client = await openConnection({ databaseUrl, name: 'boardwell test', patience: prompt });
    await expect(client.query('select 1')).rejects.toThrow();
    await client.end();
  } finally {
    server.close();
  }
});
