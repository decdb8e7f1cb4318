import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { Identifiers } from '../../../domain/ports/identifiers.ts';
import type { Naming } from './statement.ts';

type Namer = { readonly identifiers: Pick<Identifiers, 'commandOf'>; readonly origin: string };

/** How one account's statements are named, for good: the same in every file and every record store. */
export const namingOf = ({ identifiers, origin }: Namer, accountId: AccountId): Naming => ({
  origin,
  actor: identifiers.commandOf(accountId, 'actor of xapi'),
  uuidOf: (text: string) => identifiers.commandOf(accountId, text),
});
