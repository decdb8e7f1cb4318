import type { ClientConfig } from 'pg';
import { socketTo } from './lines.ts';

/** How long the server may take, in milliseconds; 0 for as long as it works. */
export type Patience = {
  /** To take a connection. */
  readonly connect: number;
  /** It ends a statement after this long, */
  readonly statement: number;
  /** and sooner where another transaction is in the way. */
  readonly lock: number;
  /** It ends a transaction that nothing is asked of. */
  readonly idleInTransaction: number;
  /** A server that has not even said that it ended the statement is gone. */
  readonly answer: number;
};

/** What people wait for, themselves or for what is shown to them. */
export const prompt: Patience = {
  connect: 2_000,
  statement: 4_000,
  lock: 2_000,
  idleInTransaction: 10_000,
  answer: 5_000,
};

/** Whole tables: for as long as the server is at work, which `attend` sees to. */
export const patient: Patience = {
  connect: 4_000,
  statement: 0,
  lock: 30_000,
  idleInTransaction: 60_000,
  answer: 0,
};

export type WantedConnection = {
  readonly databaseUrl: string;
  /** What the server shows of whom it serves. */
  readonly name: string;
  readonly patience: Patience;
  /** Settings of the session, by their names. */
  readonly session?: Readonly<Record<string, string | number>>;
};

/** A server notices within ten seconds that a client is gone with what it held. */
const keptAlive = {
  tcp_keepalives_idle: 4,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 3,
};

const asOptions = (settings: Readonly<Record<string, string | number>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');

/** What the URL asks of the session comes first: a second setting of the same name wins. */
const withOptionsApart = (
  databaseUrl: string,
): { readonly url: string; readonly theirs: string } => {
  const url = new URL(databaseUrl);
  const theirs = url.searchParams.get('options');
  if (theirs === null) return { url: databaseUrl, theirs: '' };
  url.searchParams.delete('options');
  return { url: url.href, theirs };
};

/** Of every connection to Postgres: nothing is waited for without an end. */
export const connectionSettings = ({
  databaseUrl,
  name,
  patience,
  session = {},
}: WantedConnection): ClientConfig => {
  const { url, theirs } = withOptionsApart(databaseUrl);
  const ours = asOptions({
    ...keptAlive,
    statement_timeout: patience.statement,
    lock_timeout: patience.lock,
    idle_in_transaction_session_timeout: patience.idleInTransaction,
    ...session,
  });
  return {
    connectionString: url,
    application_name: name,
    options: `${theirs} ${ours}`.trim(),
    stream: socketTo(databaseUrl),
    keepAlive: true,
    keepAliveInitialDelayMillis: 4_000,
    connectionTimeoutMillis: patience.connect,
    query_timeout: patience.answer,
  };
};
