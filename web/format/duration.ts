const two = (value: number): string => String(value).padStart(2, '0');

const parts = (seconds: number) => {
  const whole = Math.round(seconds);
  return { h: Math.floor(whole / 3600), min: Math.floor((whole % 3600) / 60), s: whole % 60 };
};

/** Seconds as a clock shows them: 1:07, 21:36, 2:41:18. */
export const clockTime = (seconds: number): string => {
  const { h, min, s } = parts(seconds);
  return h > 0 ? `${h}:${two(min)}:${two(s)}` : `${min}:${two(s)}`;
};

/** Seconds in words, at most two units: 38 h 20 min, 22 min 10 s, 45 s. */
export const spokenTime = (seconds: number): string => {
  const { h, min, s } = parts(seconds);
  if (h > 0) return min > 0 ? `${h} h ${min} min` : `${h} h`;
  if (min > 0) return s > 0 ? `${min} min ${s} s` : `${min} min`;
  return `${s} s`;
};
