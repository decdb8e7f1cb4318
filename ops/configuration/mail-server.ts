import { isLoopback } from './origin.ts';

export type MailServer = {
  readonly host: string;
  readonly port: number;
  /** From the first byte, asked for before anything is said, or not at all. */
  readonly tls: 'implicit' | 'demanded' | 'none';
  readonly login?: { readonly user: string; readonly pass: string };
  /** Who the mail is from, as a mail program shows it. */
  readonly from: string;
};

export const smtpRight =
  'use smtp://user:password@host:587 or smtps://user:password@host:465; ?tls=none at the end where the way is safe by itself';

/** A way within this machine needs no encryption, any other is told so. */
const tlsOf = ({ protocol, hostname, search }: URL): MailServer['tls'] => {
  if (protocol === 'smtps:') return 'implicit';
  return search === '' && !isLoopback(hostname) ? 'demanded' : 'none';
};

const loginOf = ({ username, password }: URL): Pick<MailServer, 'login'> =>
  username === ''
    ? {}
    : { login: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };

const shape = /^(?:smtp:\/\/[^/?#]+\/?(?:\?tls=none)?|smtps:\/\/[^/?#]+\/?)$/i;

/** A mail server as its address tells; undefined for what is none. */
export const mailServerIn = (text: string): Omit<MailServer, 'from'> | undefined => {
  const url = URL.parse(text);
  if (!url?.hostname || !shape.test(text)) return undefined;
  const tls = tlsOf(url);
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: Number(url.port || (tls === 'implicit' ? 465 : 587)),
    tls,
    ...loginOf(url),
  };
};

export const fromRight = 'use an address such as Boardwell <no-reply@boardwell.example>';

const address = String.raw`[^\s<>@",;:()]+@[A-Za-z0-9.-]+`;
const sender = new RegExp(String.raw`^(?:${address}|[^<>"\p{Cc}]{1,80} <${address}>)$`, 'u');

export const senderIn = (text: string): string | undefined =>
  sender.test(text) ? text : undefined;
