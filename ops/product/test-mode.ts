import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { ApiSettings } from '../../api/server/world.ts';
import { testerAccount } from '../../api/test-mode/tester-ids.ts';
import { query } from '../../database/query.ts';
import { type Given, statement } from '../../database/statement.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import type { Identifiers } from '../../domain/ports/identifiers.ts';
import type { Passwords } from '../../domain/ports/passwords.ts';
import { testers } from '../../domain/test-mode/testers.ts';
import type { TestModeSettings } from '../configuration/test-mode.ts';

/** The test mode of this process: the password that holds until it ends. */
export type TestMode = TestModeSettings & { readonly password: string; readonly isMadeUp: boolean };

/** Without those that are mistaken for one another. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 4;

const group = (): string =>
  Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');

/** 80 bits, in groups that can be read aloud. */
const madeUp = (): string => Array.from({ length: groups }, group).join('-');

/** Undefined where it is off. */
export const testModeFor = (settings: TestModeSettings | undefined): TestMode | undefined =>
  settings && {
    ...settings,
    password: settings.password ?? madeUp(),
    isMadeUp: settings.password === undefined,
  };

/** What the API needs of it. */
export const testModeSettings = (
  testMode: TestMode | undefined,
  passwords: Passwords,
): Pick<ApiSettings, 'testMode'> => {
  if (!testMode) return {};
  let hashed: Promise<string> | undefined;
  const passwordHash = (): Promise<string> => {
    hashed ??= passwords.hash(testMode.password).catch((error: unknown) => {
      hashed = undefined;
      throw error;
    });
    return hashed;
  };
  return { testMode: { passwordHash } };
};

/** What an operator must not overlook. */
export const testModeWarning =
  'Test mode is on in production: whoever knows TEST_MODE_PASSWORD signs in at /demo as a Pro learner or as an admin, who changes the question bank for everybody.';

const endSessions = statement(
  'sessions-of-testers',
  ({ accounts }: Given<{ accounts: readonly AccountId[] }>) =>
    query.deleteFrom('auth.session').where('account_id', '=', ({ fn }) => fn.any(accounts)),
);

/** Says loudly where it is on in production; where it is off, testers of another time are signed out. */
export const enterTestMode = async (
  testMode: TestMode | undefined,
  {
    database,
    identifiers,
    logger,
  }: {
    readonly database: Pool;
    readonly identifiers: Identifiers;
    readonly logger: FastifyBaseLogger;
  },
): Promise<void> => {
  if (testMode?.isProduction) logger.warn(testModeWarning);
  if (testMode) return;
  const accounts = testers.map(({ username }) => testerAccount(identifiers, username));
  await endSessions.rows(database, { accounts });
};
