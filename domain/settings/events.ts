import { z } from 'zod';
import { settingName, settingValue } from '../contracts/settings.ts';
import { defineEvent, type EventOf } from '../kernel/event-definition.ts';
import { accountId } from '../kernel/ids.ts';
import { instant } from '../kernel/time.ts';

/** An administrator set something of the whole product. */
const settingChanged = defineEvent({
  type: 'SettingChanged',
  personal: ['reason'],
  data: z.strictObject({
    by: accountId,
    at: instant,
    setting: settingName,
    /** Null: as it is by default. */
    value: settingValue.nullable(),
    /** In their own words. */
    reason: z.string().nullable(),
  }),
});

export const settingsEvents = [settingChanged] as const;
export type SettingsEvent = EventOf<(typeof settingsEvents)[number]>;
