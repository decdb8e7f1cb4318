import type { SettingsEvent } from '../../domain/settings/events.ts';
import { type AuditWords, type EventTypesOf, said } from '../audit/sentences/sentence.ts';

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly settings: SettingsEvent['type'];
  }
}

/** What the audit says of its events. */
export const settingsAudit: AuditWords<EventTypesOf['settings']> = {
  sentences: {
    SettingChanged: ({ setting, value }) =>
      said('set', setting, value === null ? 'back to what holds by default' : `to ${value}`),
  },
};
