const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const;

/** "312 MB", by thousands, as disks are sold. */
export const byteWords = (bytes: number): string => {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit > 0 && value < 10 ? 1 : 0;
  return `${value.toFixed(digits)} ${units[unit]}`;
};

/** "41 ms", "12 s", "3 min", "9 h". */
export const spanWords = (seconds: number): string => {
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`;
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
};
