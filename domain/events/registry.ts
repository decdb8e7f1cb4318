import { accountEvents } from '../account/events.ts';
import { achievementEvents } from '../achievements/events.ts';
import { attemptEvents } from '../attempt/events.ts';
import { auditEvents } from '../audit/events.ts';
import { itemEvents } from '../bank/item/events.ts';
import { scenarioEvents } from '../bank/scenarios/scenario-events.ts';
import { blogEvents } from '../blog/events.ts';
import { contentEvents } from '../content/events.ts';
import { drawEvents } from '../draws/events.ts';
import { flashcardEvents } from '../flashcard/events.ts';
import { institutionEvents } from '../institution/events.ts';
import { type RecordedEvent, unreadableVersion } from '../kernel/envelope.ts';
import type { EventDefinition, EventOf, Recorded } from '../kernel/event-definition.ts';
import { medicalImageEvents } from '../medical-images/events.ts';
import { operationEvents } from '../operations/events.ts';
import { readinessEvents } from '../readiness/events.ts';
import { referralEvents } from '../referral/events.ts';
import { replayEvents } from '../replay/events.ts';
import { reviewEvents } from '../review/events.ts';
import { settingsEvents } from '../settings/events.ts';
import { simulationEvents } from '../simulation/events.ts';
import { studyAidEvents } from '../study-aid/events.ts';
import { subscriptionEvents } from '../subscription/events.ts';
import { terminologyEvents } from '../terminology/events.ts';
import { tutorEvents } from '../tutor/events.ts';

const definitions = [
  ...accountEvents,
  ...attemptEvents,
  ...drawEvents,
  ...itemEvents,
  ...reviewEvents,
  ...readinessEvents,
  ...subscriptionEvents,
  ...achievementEvents,
  ...scenarioEvents,
  ...simulationEvents,
  ...operationEvents,
  ...referralEvents,
  ...institutionEvents,
  ...studyAidEvents,
  ...settingsEvents,
  ...contentEvents,
  ...blogEvents,
  ...medicalImageEvents,
  ...tutorEvents,
  ...flashcardEvents,
  ...terminologyEvents,
  ...auditEvents,
  ...replayEvents,
] as const;

/** Every event the product writes. */
export type BoardwellEvent = EventOf<(typeof definitions)[number]>;
export type RecordedBoardwellEvent = Recorded<BoardwellEvent>;

const byType: ReadonlyMap<string, EventDefinition> = new Map(
  definitions.map((definition) => [definition.type, definition as unknown as EventDefinition]),
);

export const eventTypes: readonly BoardwellEvent['type'][] = definitions.map(({ type }) => type);

export const definitionOf = (type: string): EventDefinition | undefined => byType.get(type);

/** The log holds what this build cannot read: a newer version, a missing step, or broken data. */
export class UnreadableEvent extends Error {
  override name = 'UnreadableEvent' as const;
}

/** Each by its name: an event read in bulk works them out when asked, which a spread would not. */
const withData = (
  { id, type, meta, stream, revision, position, recordedAt }: RecordedEvent,
  version: number,
  data: RecordedEvent['data'],
): RecordedEvent => ({ id, type, version, data, meta, stream, revision, position, recordedAt });

const foreign = ({ type, stream, position, data }: RecordedEvent) =>
  new UnreadableEvent(
    `${type} in ${stream} at ${position} was not written by this product: ${data['why']}`,
  );

/**
 * Lifts an event's data to today's version. Costs nothing when it is there already.
 * Throws `UnreadableEvent` for a version from the future or one without an upcaster.
 */
export const upcast = (recorded: RecordedEvent): RecordedEvent => {
  if (recorded.version === unreadableVersion) throw foreign(recorded);
  const definition = byType.get(recorded.type);
  if (!definition || definition.version === recorded.version) return recorded;
  let { data } = recorded;
  for (let version = recorded.version; version !== definition.version; version += 1) {
    const step = definition.upcasters[version];
    if (!step || version > definition.version) {
      throw new UnreadableEvent(
        `${recorded.type} v${recorded.version} at ${recorded.position} cannot be read as v${definition.version}`,
      );
    }
    data = step(data);
  }
  return withData(recorded, definition.version, data);
};

/**
 * A recorded event as a typed one, its data checked against the schema.
 * Throws `UnreadableEvent` with the schema's complaint.
 */
export const readEvent = (recorded: RecordedEvent): RecordedBoardwellEvent => {
  const lifted = upcast(recorded);
  const definition = byType.get(lifted.type);
  if (!definition) throw new UnreadableEvent(`Unknown event type ${lifted.type}`);
  const parsed = definition.data.safeParse(lifted.data);
  if (!parsed.success) {
    throw new UnreadableEvent(`${lifted.type} at ${lifted.position} is not what its schema says`, {
      cause: parsed.error,
    });
  }
  return withData(lifted, lifted.version, parsed.data) as unknown as RecordedBoardwellEvent;
};
