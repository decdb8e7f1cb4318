/** A count as it is read: 1,284. */
export const grouped = (count: number): string => count.toLocaleString('en-US');

/** "1 quiz", "1,284 quizzes". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

export const cardCount = (count: number): string => counted(count, 'card');

export const minuteCount = (minutes: number): string => counted(minutes, 'minute');
