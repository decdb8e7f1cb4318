import { type BoardwellEvent, definitionOf } from '../events/registry.ts';
import type { EventMeta, NewEvent } from '../kernel/envelope.ts';
import type { Vault } from '../ports/vault.ts';

export type Sealing = {
  readonly vault: Pick<Vault, 'seal'>;
  /** UUIDv5 of a command id and the index of the event among those it made. */
  readonly eventId: (commandId: string, index: number) => string;
};

/** What one command made happen, as it is stored: named by the command, what is personal sealed. */
export const sealedEvents = async (
  { vault, eventId }: Sealing,
  events: readonly BoardwellEvent[],
  meta: EventMeta,
): Promise<NewEvent[]> =>
  Promise.all(
    events.map(async ({ type, data }, index) => {
      const definition = definitionOf(type);
      if (!definition) throw new Error(`${type} is not in the event registry`);
      const id = eventId(meta.commandId, index);
      const personal = await Promise.all(
        definition.personal.map(async (field) => {
          if (!meta.subject) throw new Error(`${type} holds personal data but has no subject`);
          const clear = (data as Record<string, unknown>)[field];
          if (clear === null) return [field, null];
          const place = { eventId: id, field };
          return [field, await vault.seal(meta.subject, place, String(clear))];
        }),
      );
      const stored = { ...data, ...Object.fromEntries(personal) };
      return { id, type, version: definition.version, data: stored, meta };
    }),
  );
