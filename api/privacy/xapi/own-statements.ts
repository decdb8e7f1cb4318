import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { ApiContext } from '../../server/context.ts';
import { ownEvents } from '../download/own-events.ts';
import { namingOf } from './naming.ts';
import { statementFile } from './statement-file.ts';

/** All that somebody learned up to now, a statement of xAPI 1.0.3 a line, as it is read. */
export const ownStatements = async (
  { world }: ApiContext,
  accountId: AccountId,
): Promise<AsyncIterable<string>> => {
  const { database, identifiers, commands, settings } = world;
  const naming = namingOf({ identifiers, origin: settings.publicOrigin }, accountId);
  const upTo = await commands.log.head();
  return statementFile(naming, ownEvents({ database, log: commands.log }, accountId, upTo));
};
