import { type BoardwellEvent, definitionOf } from '../events/registry.ts';
import type { EventMeta, NewEvent } from '../kernel/envelope.ts';
import type { Vault } from '../ports/vault.ts';

export type Sealing = {
  readonly vault: Pick<Vault, 'seal'>;
  /** UUIDv5 of a command id and the index of the event among those it made. */
  readonly eventId: (commandId: string, index: number) => string;
};

type Personal = { readonly event: NewEvent; readonly fields: readonly string[] };

const sealed = async (vault: Sealing['vault'], { event, fields }: Personal): Promise<NewEvent> => {
  const { id, type, data, meta } = event;
  const given = Object.entries(data).filter(([field]) => fields.includes(field));
  const values = await Promise.all(
    given.map(async ([field, clear]) => {
      if (clear === null) return [field, null];
      if (!meta.subject) throw new Error(`${type} holds personal data but has no subject`);
      return [field, await vault.seal(meta.subject, { eventId: id, field }, String(clear))];
    }),
  );
  return { ...event, data: { ...data, ...Object.fromEntries(values) } };
};

/** What one command made happen, as it is stored: named by the command, what is personal sealed. */
export const sealedEvents = async (
  { vault, eventId }: Sealing,
  events: readonly BoardwellEvent[],
  meta: EventMeta,
): Promise<NewEvent[]> => {
  const named = events.map(({ type, data }, index): Personal => {
    const definition = definitionOf(type);
    if (!definition) throw new Error(`${type} is not in the event registry`);
    const id = eventId(meta.commandId, index);
    const event = { id, type, version: definition.version, data, meta };
    return { event, fields: definition.personal };
  });
  // Most events hold nothing personal, and there is nothing to wait for.
  if (named.every(({ fields }) => fields.length === 0)) return named.map(({ event }) => event);
  return Promise.all(
    named.map((one) => (one.fields.length === 0 ? one.event : sealed(vault, one))),
  );
};
