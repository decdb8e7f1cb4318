import { isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

/** An IPv6 address may be written in brackets; to listen on it takes it without. */
export const bareHost = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');

/** The zone of a link-local address is this machine's own affair and no part of a URL. */
const inUrl = (host: string): string => (isIPv6(host) ? `[${host.replace(/%.*/, '')}]` : host);

const everyIpv4 = '0.0.0.0';

/** Reached from this machine alone. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|::1)$/i.test(bareHost(host));

/** Listens on every interface of the machine. */
const isWildcard = (host: string): boolean =>
  host === everyIpv4 || (isIPv6(host) && new URL(`http://${inUrl(host)}`).hostname === '[::]');

/** What a browser on this machine opens: nobody can open a wildcard address. */
export const originOf = (host: string, port: number): string => {
  if (!isWildcard(host)) return new URL(`http://${inUrl(host)}:${port}`).origin;
  return `http://${host === everyIpv4 ? '127.0.0.1' : 'localhost'}:${port}`;
};

/** What requests to it may be addressed to beside addresses. */
export const namesOf = (host: string): readonly string[] =>
  isWildcard(host) ? [hostname(), `${hostname()}.local`] : [inUrl(host)];

/** What browsers on other machines of the network open; none where only this machine is listened to. */
export const originsFromElsewhere = (host: string, port: number): readonly string[] => {
  if (!isWildcard(host)) return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && (family === 'IPv4' || host !== everyIpv4))
    .filter(({ scopeid }) => !scopeid)
    .map(({ address }) => `http://${inUrl(address)}:${port}`);
};
