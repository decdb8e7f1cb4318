import type { AuditEvent } from '../../../domain/audit/events.ts';
import type { AuditSaid } from '../../../domain/contracts/audit.ts';
import type { BoardwellEvent } from '../../../domain/events/registry.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';

type Data<T extends BoardwellEvent['type']> = Extract<BoardwellEvent, { readonly type: T }>['data'];

/** Whose types of event are which; each capability adds its own in its `audit-words.ts`. */
export interface EventTypesOf {
  readonly audit: AuditEvent['type'];
}

/** One sentence for each of these types; the sealed fields of an event are in none of them. */
export type SentencesOf<T extends BoardwellEvent['type']> = {
  readonly [Type in T]: (data: Data<Type>) => AuditSaid;
};

/** What the audit says of these types of event. */
export type AuditWords<T extends BoardwellEvent['type']> = {
  readonly sentences: SentencesOf<T>;
  /** Worth a look: somebody was refused, something failed, or power was used. */
  readonly notable?: readonly T[];
};

/** What the audit says of every event. */
export type EveryEventsWords = {
  readonly sentenceOf: (event: RecordedEvent) => AuditSaid;
  readonly isNotable: (type: string) => boolean;
  readonly notableTypes: readonly string[];
};

/** "{who} {verb} {what} {tail}". */
export const said = (verb: string, what: string, tail: string | null = null): AuditSaid => ({
  verb,
  what,
  tail,
});

const grouped = (count: number): string => count.toLocaleString('en-US');

/** "1 question", "1,284 questions". */
export const several = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

export const dollars = (cents: number): string =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;

export const verdictWord = (correct: boolean): string => (correct ? 'right' : 'wrong');

/** An id is told by its beginning where it stands in a sentence. */
export const shortId = (id: string): string => id.slice(0, 8);

/** "15 of 20, 75%". */
export const scoreWords = ({
  correct,
  total,
  score,
}: {
  readonly correct: number;
  readonly total: number;
  readonly score: number | null;
}): string => `${correct} of ${total}${score === null ? '' : `, ${score}%`}`;

/** "1:01". */
export const clockWords = (seconds: number): string => {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
