import type { AuditActor, AuditEntry } from '../../../domain/contracts/audit.ts';
import type { RecordedEvent } from '../../../domain/kernel/envelope.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import type { AuditRow } from '../../../projectors/audit/audit.ts';
import type { ApiContext } from '../../server/context.ts';

const presentActor = (actor: string, admins: ReadonlySet<string>): AuditActor => {
  if (actor === 'system') return { kind: 'system', id: null };
  return { kind: admins.has(actor) ? 'admin' : 'person', id: actor as AccountId };
};

type Readers = {
  readonly admins: ReadonlySet<string>;
  readonly words: ApiContext['auditWords'];
};

/** One line of the audit: who did what on what, and where it stands. */
export const presentEntry = (
  { position, at, actor, subject, type, stream, revision, testMode }: AuditRow,
  event: RecordedEvent,
  { admins, words }: Readers,
): AuditEntry => ({
  position,
  at,
  actor: presentActor(actor, admins),
  about: subject === actor ? null : (subject as AccountId | null),
  says: words.sentenceOf(event),
  type,
  stream,
  revision,
  isNotable: words.isNotable(type),
  testMode,
});
