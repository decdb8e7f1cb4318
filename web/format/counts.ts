export const cardCount = (count: number): string =>
  count === 1 ? '1 card' : `${count.toLocaleString('en-US')} cards`;

export const minuteCount = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `${minutes} minutes`;
