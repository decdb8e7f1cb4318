import { isIPv6 } from 'node:net';
import { bareHost } from './origin.ts';

/** Where NATS is, and how to show who asks. */
export type NatsServers = {
  /** Each as host:port. */
  readonly addresses: readonly string[];
  /** Nothing is said to a server that cannot encrypt it. */
  readonly encrypted: boolean;
  readonly credentials: NatsCredentials | undefined;
};

type NatsCredentials =
  | { readonly user: string; readonly pass: string }
  | { readonly token: string };

export const natsServersRight =
  'use nats://host:4222 or tls://user:password@host:4222; several of one kind with commas between them';

const standardPort = '4222';

const urlIn = (text: string): URL | undefined => {
  const url = URL.parse(text.trim());
  const isOurs = url?.protocol === 'nats:' || url?.protocol === 'tls:';
  const isBare = /^\/?$/.test(url?.pathname ?? '') && !url?.search && !url?.hash;
  return url && isOurs && isBare && /^[a-z]+:\/\/[^/]/i.test(text.trim()) && url.hostname
    ? url
    : undefined;
};

const addressOf = ({ hostname, port }: URL): string => {
  const host = bareHost(hostname);
  return `${isIPv6(host) ? `[${host}]` : host}:${port || standardPort}`;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Written as it is: a percent sign may be part of a password.
    return text;
  }
};

const credentialsIn = ({ username, password }: URL): NatsCredentials | undefined => {
  if (username === '') return undefined;
  if (password === '') return { token: decoded(username) };
  return { user: decoded(username), pass: decoded(password) };
};

/** Undefined for what is no address of NATS, and where the servers differ in more than their address. */
export const natsServersIn = (text: string): NatsServers | undefined => {
  const urls = text.split(',').map(urlIn);
  const [first] = urls;
  if (!first) return undefined;
  const likeFirst = (url: URL | undefined): url is URL =>
    url?.protocol === first.protocol &&
    url.username === first.username &&
    url.password === first.password;
  if (!urls.every(likeFirst)) return undefined;
  return {
    addresses: urls.map(addressOf),
    encrypted: first.protocol === 'tls:',
    credentials: credentialsIn(first),
  };
};
