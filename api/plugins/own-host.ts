import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Refused } from '../server/refused.ts';
import type { ApiSettings } from '../server/world.ts';

type Hosts = Pick<ApiSettings, 'publicOrigin' | 'allowedHosts'>;

/** Without its port, and as a URL writes it; undefined for what is no host. */
export const hostnameOf = (host: string): string | undefined =>
  /^[\w.:[\]-]+$/.test(host) ? URL.parse(`http://${host}`)?.hostname : undefined;

/**
 * An address cannot be made to point elsewhere, as a name of somebody else's can be made to point
 * here: a page under such a name would read and write as if it were ours.
 */
export const isOwnHost = (host: string, { publicOrigin, allowedHosts = [] }: Hosts): boolean => {
  const name = hostnameOf(host);
  if (name === undefined) return false;
  if (isIP(name.replaceAll(/^\[|\]$/g, '')) !== 0 || /(?:^|\.)localhost$/.test(name)) return true;
  return (
    name === new URL(publicOrigin).hostname || allowedHosts.some((own) => hostnameOf(own) === name)
  );
};

/** A proxy that we trust may address us as it likes: no browser can pretend to be it. */
const isByTrustedProxy = ({ ip, socket }: FastifyRequest): boolean => ip !== socket.remoteAddress;

/**
 * Refuses what is addressed to another host. Who asks whether the product is well may ask by any
 * name, and HTTP/1.0 need not say one.
 */
export const ownHostPlugin = fastifyPlugin<{ readonly settings: ApiSettings }>(
  async (app, { settings }) => {
    app.addHook('onRequest', (request, _, done) => {
      const { host } = request.headers;
      const isFine =
        host === undefined ||
        request.routeOptions.config.policy?.anyHost === true ||
        isOwnHost(host, settings) ||
        isByTrustedProxy(request);
      done(isFine ? undefined : new Refused({ code: 'NotOurHost' }));
    });
  },
);
