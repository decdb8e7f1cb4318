import type { CommandId } from '../../domain/kernel/ids.ts';
import type { LifeIds } from '../../domain/test-mode/life/recorder.ts';
import { eventIdOf, randomIdentifiers } from '../adapters/identifiers/random-identifiers.ts';

const hex = (number: number): string => number.toString(16).padStart(11, '0');

/**
 * Names of one learner, by count and not by hash, which would take longer than what is named: UUIDs of
 * version 8 (RFC 9562) that share the learner's own beginning. The same learner again has the same names.
 */
export const bulkIds = (username: string) => {
  const own = randomIdentifiers.commandOf('seed', username);
  const start = `${own.slice(0, 14)}8${own.slice(15, 24)}`;
  let count = 0;
  const next = (): string => {
    count += 1;
    return `${start}0${hex(count)}`;
  };
  const eventId = (commandId: string, index: number): string =>
    commandId.startsWith(start)
      ? `${start}${(index + 1).toString(16)}${commandId.slice(25)}`
      : eventIdOf(commandId, index);
  const ids: LifeIds = {
    named: next,
    estimateAfter: (handIn: CommandId) =>
      randomIdentifiers.commandOf(`issue-readiness:${eventId(handIn, 0)}`, `tell:${own}`),
  };
  return { accountId: own as string, ids, eventId };
};
