import type { AchievementEvent } from '../../domain/achievements/events.ts';
import { type AuditWords, type EventTypesOf, said } from '../audit/sentences/sentence.ts';

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly achievements: AchievementEvent['type'];
  }
}

/** What the audit says of its events. */
export const achievementsAudit: AuditWords<EventTypesOf['achievements']> = {
  sentences: {
    AchievementAnnounced: ({ name }) => said('earned', name),
  },
};
