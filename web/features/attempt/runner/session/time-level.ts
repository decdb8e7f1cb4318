export type TimeLevel = 'quiet' | 'soon' | 'last' | 'over';

const minute = 60_000;

/** Quiet until 10 minutes are left, soon until 2, then last; over at zero. Milliseconds. */
export const timeLevel = (msLeft: number): TimeLevel => {
  if (msLeft <= 0) return 'over';
  if (msLeft <= 2 * minute) return 'last';
  return msLeft <= 10 * minute ? 'soon' : 'quiet';
};

const two = (value: number): string => String(value).padStart(2, '0');

/** "2:41:07" or "9:41"; a begun second counts whole, so that zero means over. */
export const clockText = (msLeft: number): string => {
  const seconds = Math.max(0, Math.ceil(msLeft / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
};

/** What a screen reader hears when a level is reached; nothing while there is plenty. */
export const timeNotice: Readonly<Record<TimeLevel, string>> = {
  quiet: '',
  soon: '10 minutes or less left.',
  last: '2 minutes or less left.',
  over: 'Time is up.',
};
