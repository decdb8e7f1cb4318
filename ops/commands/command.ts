import { UnreadableEvent } from '../../domain/events/registry.ts';
import { LogUnavailable } from '../../domain/ports/event-log.ts';
import { PoisonEvent } from '../../projectors/runtime/poison-event.ts';
import { WrongConfiguration } from '../configuration.ts';
import { isDatabaseError } from '../postgres/database-errors.ts';

/** EX_USAGE of sysexits: the command was used in a wrong way. */
const wrongUse = 64;

/** EX_CONFIG of sysexits: 2 is already the answer of a rebuild that found a difference. */
const wrongSettings = 78;

/** The message says which argument is wrong and what would be right. */
export class WrongUse extends Error {
  override name = 'WrongUse' as const;
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const isPlain = (error: unknown): error is Error =>
  [WrongConfiguration, LogUnavailable, PoisonEvent, UnreadableEvent].some(
    (kind) => error instanceof kind,
  ) || isDatabaseError(error);

/** parseArgs of Node complains with these. */
const isBadArgument = (error: unknown): error is Error =>
  error instanceof WrongUse ||
  (error instanceof TypeError &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS'));

/** Runs a command to its exit code; what a person can mend is said without a stack. */
export const runCommand = async (
  usage: string,
  command: (args: readonly string[]) => Promise<number>,
): Promise<void> => {
  try {
    process.exitCode = await command(process.argv.slice(2));
  } catch (error) {
    if (isBadArgument(error)) {
      complain(`${error.message}\n\n${usage}`);
      process.exitCode = wrongUse;
      return;
    }
    if (!isPlain(error)) throw error;
    complain(error.message);
    process.exitCode = error instanceof WrongConfiguration ? wrongSettings : 1;
  }
};
