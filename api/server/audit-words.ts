import type { AuditSaid } from '../../domain/contracts/audit.ts';
import { type BoardwellEvent, readEvent, UnreadableEvent } from '../../domain/events/registry.ts';
import type { RecordedEvent } from '../../domain/kernel/envelope.ts';
import {
  type EventTypesOf,
  type EveryEventsWords,
  type SentencesOf,
  said,
} from '../audit/sentences/sentence.ts';
import { capabilities, type Listed } from './capabilities.ts';
import { inOne } from './in-one.ts';

/** Who did what on what, for every type of event there is. Throws where two say something of the same. */
export const sentences: SentencesOf<BoardwellEvent['type']> = inOne(
  'sentence',
  capabilities.map(({ word, audit }) => [word, audit?.sentences ?? {}] as const),
) as SentencesOf<EventTypesOf[Listed<EventTypesOf>]>;

type Sentence = (data: BoardwellEvent['data']) => AuditSaid;

const untold = (type: string): AuditSaid => said('recorded', type, 'this build cannot read it');

/** The sentence of an event as the log gives it; of one that cannot be read, its type alone. */
const sentenceOf = (event: RecordedEvent): AuditSaid => {
  try {
    const { type, data } = readEvent(event);
    return (sentences[type] as Sentence)(data);
  } catch (error) {
    if (error instanceof UnreadableEvent) return untold(event.type);
    throw error;
  }
};

const notableTypes: readonly string[] = capabilities.flatMap(({ audit }) => audit?.notable ?? []);
const notable: ReadonlySet<string> = new Set(notableTypes);

/** What the audit says of every event. */
export const auditWords: EveryEventsWords = {
  sentenceOf,
  isNotable: (type) => notable.has(type),
  notableTypes,
};
