import type { ExtraTime } from '../contracts/extra-time.ts';
import type { FieldCode } from '../contracts/fields.ts';
import type { TimeZone } from '../kernel/time.ts';
import type { About } from './about.ts';
import type { AccountEvent } from './events.ts';

/** What is left out stays as it is. */
export type ProfileChanges = {
  readonly field?: FieldCode | undefined;
  readonly timeZone?: TimeZone | undefined;
  readonly extraTime?: ExtraTime | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
};

type Profile = {
  readonly field: FieldCode | null;
  readonly timeZone: TimeZone;
  readonly extraTime: ExtraTime;
};

/** One event for each thing that is not as it was. */
export const profileEvents = (
  about: About,
  { field, timeZone, extraTime, ...names }: ProfileChanges,
  state: Profile,
): AccountEvent[] => {
  const events: AccountEvent[] = [];
  if (field && field !== state.field) {
    events.push({ type: 'FieldChosen', data: { ...about, field } });
  }
  if (timeZone && timeZone !== state.timeZone) {
    events.push({ type: 'TimeZoneChanged', data: { ...about, timeZone } });
  }
  if (extraTime && extraTime !== state.extraTime) {
    events.push({ type: 'ExtraTimeSet', data: { ...about, factor: extraTime } });
  }
  const { firstName = null, lastName = null } = names;
  if (firstName !== null || lastName !== null) {
    events.push({ type: 'ProfileChanged', data: { ...about, firstName, lastName } });
  }
  return events;
};
