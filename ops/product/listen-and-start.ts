import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { originOf } from '../configuration/origin.ts';
import type { Configuration } from '../configuration.ts';
import type { OpenedPayments } from './open-payments.ts';
import type { Parts } from './stop-in-order.ts';

type Listening = {
  readonly configuration: Configuration;
  readonly payments: OpenedPayments;
  readonly logger: FastifyBaseLogger;
};

const listen = async (server: FastifyInstance, { host, port }: Configuration): Promise<string> => {
  await server.listen({ host, port });
  const [address] = server.addresses();
  // Port 0 stands for any that is free.
  return originOf(host, typeof address === 'object' ? address.port : port);
};

/** The sandbox tells what happened by the same route as any other processor. */
export const listenAndStart = async (
  server: FastifyInstance,
  { configuration, payments, logger }: Listening,
  parts: Parts,
): Promise<string> => {
  const url = await listen(server, configuration);
  parts.add('payments', payments.start({ url, logger }));
  return url;
};
