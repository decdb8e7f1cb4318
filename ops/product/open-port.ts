import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildServer } from '../../api/server/server.ts';
import type { ApiWorld } from '../../api/server/world.ts';
import { originOf } from '../configuration/origin.ts';
import type { Configuration } from '../configuration.ts';
import type { Parts } from './stop-in-order.ts';

type Listening = { readonly configuration: Configuration; readonly logger: FastifyBaseLogger };

export type OpenedPort = { readonly url: string; readonly close: () => Promise<void> };

const listen = async (server: FastifyInstance, { host, port }: Configuration): Promise<string> => {
  await server.listen({ host, port });
  const [address] = server.addresses();
  // Port 0 stands for any that is free.
  return originOf(host, typeof address === 'object' ? address.port : port);
};

/** Answers those who watch over the product at once, and everybody else when the start has ended. */
export const openPort = async (
  { configuration, logger }: Listening,
  world: ApiWorld,
  parts: Parts,
): Promise<OpenedPort> => {
  const server = await buildServer(world, logger);
  const close = async (): Promise<void> => server.close();
  parts.add('port', close);
  return { url: await listen(server, configuration), close };
};
