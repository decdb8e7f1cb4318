import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  EVENT_STORE_URL: z
    .string()
    .regex(/^(?:esdb|kurrentdb)(?:\+discover)?:\/\//)
    .optional(),
  REGISTRATIONS_PER_MINUTE: z.coerce.number().int().min(1).default(20),
  PAPERS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  METRICS_TOKEN: z.string().min(16, 'Use at least 16 characters').optional(),
  TRUSTED_PROXIES: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});

export type Configuration = {
  readonly port: number;
  readonly host: string;
  readonly publicOrigin: string;
  readonly dataDir: string;
  /** Absent: the private Postgres in the data folder. */
  readonly databaseUrl: string | undefined;
  /** Absent: the event log lives in Postgres. */
  readonly eventStoreUrl: string | undefined;
  readonly limits: { readonly registrations: number; readonly papers: number };
  /** Absent: only a purely local product shows its metrics. */
  readonly metricsToken: string | undefined;
  /** Proxies in front whose word on a client's address is believed. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL'];
};

const listed = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Names every variable that is wrong, and what would be right, at once. */
export class WrongConfiguration extends Error {
  override name = 'WrongConfiguration' as const;
}

/** Reads the environment; an empty variable counts as absent. Throws `WrongConfiguration`. */
export const readConfiguration = (
  variables: Readonly<Record<string, string | undefined>>,
): Configuration => {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new WrongConfiguration(`These environment variables are wrong:\n${lines.join('\n')}`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    publicOrigin: new URL(data.PUBLIC_ORIGIN ?? `http://${data.HOST}:${data.PORT}`).origin,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    eventStoreUrl: data.EVENT_STORE_URL,
    limits: { registrations: data.REGISTRATIONS_PER_MINUTE, papers: data.PAPERS_PER_MINUTE },
    metricsToken: data.METRICS_TOKEN,
    trustedProxies: listed(data.TRUSTED_PROXIES),
    logLevel: data.LOG_LEVEL,
  };
};
