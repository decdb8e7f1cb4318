import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { ApiSettings } from '../server/world.ts';
import { hostnameOf } from './own-host.ts';

const loopback = /^(?:127\.|::1$|::ffff:127\.)/;

const isLoopbackHost = (hostname: string): boolean => {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  return host === 'localhost' || (isIP(host) !== 0 && loopback.test(host));
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const hasToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/**
 * Who runs this installation: whoever shows the token; without one, a request that comes straight
 * from this machine and is addressed to it, as long as the product is served to nobody else. Behind a proxy every request
 * comes from this machine.
 */
export const isOperator = (
  request: FastifyRequest,
  { metricsToken, publicOrigin }: Pick<ApiSettings, 'metricsToken' | 'publicOrigin'>,
): boolean => {
  if (metricsToken !== undefined) return hasToken(request, metricsToken);
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  const isLocal = loopback.test(request.socket.remoteAddress ?? '');
  const isAddressedHere = isLoopbackHost(hostnameOf(request.headers.host ?? '') ?? '');
  const isOurs = isLoopbackHost(new URL(publicOrigin).hostname);
  return isLocal && !isForwarded && isAddressedHere && isOurs;
};
