import { resolve } from 'node:path';
import { z } from 'zod';
import type { ApiLimits } from '../api/server/world.ts';
import type { MailWay } from '../domain/contracts/mail.ts';
import type { ProviderSettings } from './adapters/google/openid-provider.ts';
import type { StripeSettings } from './adapters/payments/stripe/stripe-processor.ts';
import { publicKeyIn, signingKeyIn } from './adapters/seals/signing-key.ts';
import { bothOrNone, googleIn, issuer, providerWord } from './configuration/google.ts';
import {
  fromRight,
  type MailServer,
  mailServerIn,
  senderIn,
  smtpRight,
} from './configuration/mail-server.ts';
import { type NatsServers, natsServersIn, natsServersRight } from './configuration/nats-servers.ts';
import { type OpenAiSettings, openAiIn, openAiVariables } from './configuration/openai.ts';
import { bareHost, isLoopback, originOf } from './configuration/origin.ts';
import { stripeIn, stripeVariables } from './configuration/stripe.ts';
import { type TestModeSettings, testModeOf, testPassword } from './configuration/test-mode.ts';
import { given, hostName, listOf, proxy, urlOf, wholeNumber } from './configuration/values.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const formerKey = given(
  (text) => (publicKeyIn(text) ? text : undefined),
  'use public Ed25519 keys as PEM, or their 32 bytes in base64 or as hexadecimal digits, with commas between them',
);

const environment = z.object({
  PORT: wholeNumber({ from: 0, to: 65_535 }).default(3000),
  HOST: hostName.transform(bareHost).default('127.0.0.1'),
  PUBLIC_ORIGIN: urlOf(
    ['http', 'https'],
    'use the scheme, host and port that browsers see, such as https://boardwell.example',
  ).optional(),
  ALLOWED_HOSTS: listOf(hostName).default([]),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: urlOf(
    ['postgres', 'postgresql'],
    'use postgres://user:password@host:port/database',
  ).optional(),
  VAULT_DATABASE_URL: urlOf(
    ['postgres', 'postgresql'],
    'use postgres://user:password@host:port/database',
  ).optional(),
  EVENT_STORE_URL: given(
    (text) => (/^(?:esdb|kurrentdb)(?:\+discover)?:\/\/[^/?]/.test(text) ? text : undefined),
    'use esdb://host:port or esdb+discover://host:port',
  ).optional(),
  NATS_URL: given(natsServersIn, natsServersRight).optional(),
  SMTP_URL: given(mailServerIn, smtpRight).optional(),
  MAIL_FROM: given(senderIn, fromRight).optional(),
  REGISTRATIONS_PER_MINUTE: wholeNumber({ from: 1 }).default(20),
  PAPERS_PER_MINUTE: wholeNumber({ from: 1 }).default(60),
  CHANGES_PER_MINUTE: wholeNumber({ from: 1 }).default(600),
  QUESTIONS_PER_HOUR: wholeNumber({ from: 1 }).default(1000),
  QUESTIONS_PER_DAY: wholeNumber({ from: 1 }).default(2500),
  UNANSWERED_QUESTIONS: wholeNumber({ from: 1 }).default(750),
  METRIC_FILES: z.string().default('docs/metrics'),
  METRICS_TOKEN: given(
    (text) => (/^[\x21-\x7e]{16,}$/.test(text) ? text : undefined),
    'use at least 16 letters, digits and signs, and no spaces',
  ).optional(),
  AUDIT_SIGNING_KEY: given(
    (text) => (signingKeyIn(text) ? text : undefined),
    'use a private Ed25519 key as PEM, or its 32 bytes in base64 or as hexadecimal digits',
  ).optional(),
  AUDIT_FORMER_KEYS: listOf(formerKey).default([]),
  TEST_MODE: z.enum(['on', 'off'], { error: 'use on or off' }).optional(),
  TEST_MODE_PASSWORD: testPassword.optional(),
  TRUSTED_PROXIES: listOf(proxy).default([]),
  ADMIN_SECOND_FACTOR: z.enum(['on', 'off'], { error: 'use on or off' }).default('off'),
  ...stripeVariables,
  ...openAiVariables,
  GOOGLE_CLIENT_ID: providerWord.optional(),
  GOOGLE_CLIENT_SECRET: providerWord.optional(),
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  LOG_LEVEL: z.enum(logLevels, { error: `use one of ${logLevels.join(', ')}` }).default('warn'),
});

/** Every setting there is. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

export type Configuration = {
  readonly port: number;
  readonly host: string;
  readonly publicOrigin: string;
  /** Names beside those of `host` and `publicOrigin` that the product answers to. */
  readonly allowedHosts: readonly string[];
  readonly dataDir: string;
  /** Absent: the private Postgres in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Absent: the keys of persons are in the same Postgres. */
  readonly vaultDatabaseUrl: string | undefined;
  /** Absent: the event log lives in Postgres. */
  readonly eventStoreUrl: string | undefined;
  /** Absent: other processes are told of changes by the database. */
  readonly nats: NatsServers | undefined;
  /** Absent: a purely local product shows its mail on a page, any other sends none. */
  readonly mailServer: MailServer | undefined;
  readonly mailWay: MailWay;
  readonly limits: ApiLimits;
  /** Metric files that administrators may run over the log. */
  readonly metricsFolder: string;
  /** Absent: only a purely local product shows its metrics. */
  readonly metricsToken: string | undefined;
  /** Absent: the key that seals the events is made once and kept in the data folder. */
  readonly auditSigningKey: string | undefined;
  /** Public keys that sealed before it, the oldest first. */
  readonly auditFormerKeys: readonly string[];
  /** Absent: nobody signs in as a tester. */
  readonly testMode: TestModeSettings | undefined;
  /** Proxies in front whose word on a client's address is believed. */
  readonly trustedProxies: readonly string[];
  /** An administrator without a second factor can only set one up. */
  readonly adminSecondFactor: boolean;
  /** Absent: the sandbox takes the payments. */
  readonly stripe: StripeSettings | undefined;
  /** Absent: no model is asked, and study aids are made of what is built in. */
  readonly openAi: OpenAiSettings | undefined;
  /** Absent: nobody signs in with Google. */
  readonly google: ProviderSettings | undefined;
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
};

/** Names every variable that is wrong, and what would be right, at once. */
export class WrongConfiguration extends Error {
  override name = 'WrongConfiguration' as const;
}

/** Says of each variable what would be right; a value may be a secret and is not repeated. */
export const wrongVariables = (
  wrong: readonly (readonly [name: string, right: string])[],
  options?: ErrorOptions,
): WrongConfiguration => {
  const lines = wrong.map(([name, right]) => `  ${name}: ${right}`);
  return new WrongConfiguration(
    `These environment variables are wrong:\n${lines.join('\n')}`,
    options,
  );
};

type Environment = z.infer<typeof environment>;

const mailServerOf = ({ SMTP_URL: server, MAIL_FROM: from }: Environment) => {
  if (!server) return undefined;
  if (!from) throw wrongVariables([['MAIL_FROM', `${fromRight}, for mail needs a sender`]]);
  return { ...server, from };
};

/** Whoever can open the page of the outbox can open everybody's account. */
const mailWayOf = (
  mailServer: MailServer | undefined,
  { host, publicOrigin }: Pick<Configuration, 'host' | 'publicOrigin'>,
): MailWay => {
  if (mailServer) return 'smtp';
  return isLoopback(host) && isLoopback(new URL(publicOrigin).hostname) ? 'outbox' : 'none';
};

/** Throws `WrongConfiguration` where it is switched on in production without a password of its own. */
const testModeIn = (data: Environment, publicOrigin: string) => {
  const { TEST_MODE: wish, TEST_MODE_PASSWORD: password } = data;
  const servers = [data.DATABASE_URL, data.EVENT_STORE_URL, data.NATS_URL];
  const isOwn = servers.every((server) => server === undefined);
  const isSeenHere = isLoopback(data.HOST) && isLoopback(new URL(publicOrigin).hostname);
  const settings = testModeOf({ wish, password, isProduction: !isOwn || !isSeenHere });
  if (settings !== 'password-missing') return settings;
  const right = 'set it too: test mode is on, and nobody may guess the password of its testers';
  throw wrongVariables([['TEST_MODE_PASSWORD', right]]);
};

/** Reads the environment; an empty variable counts as absent. Throws `WrongConfiguration`. */
export const readConfiguration = (
  variables: Readonly<Record<string, string | undefined>>,
): Configuration => {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.superRefine(bothOrNone).safeParse(present);
  if (!parsed.success) {
    throw wrongVariables(
      parsed.error.issues.map(({ path: [name], message }) => [String(name), message]),
    );
  }
  const { data } = parsed;
  const publicOrigin = data.PUBLIC_ORIGIN
    ? new URL(data.PUBLIC_ORIGIN).origin
    : originOf(data.HOST, data.PORT);
  const mailServer = mailServerOf(data);
  const stripe = stripeIn(data);
  if (stripe.wrong.length > 0) throw wrongVariables(stripe.wrong);
  return {
    port: data.PORT,
    host: data.HOST,
    publicOrigin,
    mailServer,
    mailWay: mailWayOf(mailServer, { host: data.HOST, publicOrigin }),
    allowedHosts: data.ALLOWED_HOSTS,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    vaultDatabaseUrl: data.VAULT_DATABASE_URL,
    eventStoreUrl: data.EVENT_STORE_URL,
    nats: data.NATS_URL,
    limits: {
      registrations: data.REGISTRATIONS_PER_MINUTE,
      papers: data.PAPERS_PER_MINUTE,
      changes: data.CHANGES_PER_MINUTE,
      questions: { hour: data.QUESTIONS_PER_HOUR, day: data.QUESTIONS_PER_DAY },
      unanswered: data.UNANSWERED_QUESTIONS,
    },
    metricsFolder: resolve(data.METRIC_FILES),
    metricsToken: data.METRICS_TOKEN,
    auditSigningKey: data.AUDIT_SIGNING_KEY,
    auditFormerKeys: data.AUDIT_FORMER_KEYS,
    testMode: testModeIn(data, publicOrigin),
    trustedProxies: data.TRUSTED_PROXIES,
    adminSecondFactor: data.ADMIN_SECOND_FACTOR === 'on',
    stripe: stripe.settings,
    openAi: openAiIn(data),
    google: googleIn(data),
    logLevel: data.LOG_LEVEL,
  };
};
