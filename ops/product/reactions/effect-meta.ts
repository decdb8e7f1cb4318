import type { EventMeta } from '../../../domain/kernel/envelope.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { EffectKey } from '../../../domain/ports/effects.ts';

/** Of the events of a command that is an effect. */
export const effectMeta = ({ id, cause }: EffectKey, subject: AccountId): EventMeta => {
  const { correlationId, causationId, testMode } = cause;
  return {
    actor: 'system',
    subject,
    correlationId,
    commandId: id,
    ...(causationId === undefined ? {} : { causationId }),
    ...(testMode ? { testMode } : {}),
  };
};
