/** Counts answers and seconds by item; one that took no time is left out again. */
export const byItem = `/** Seconds by question. @unit seconds */
export default metric({
  name: 'seconds-by-item',
  handles: ['AnswerGiven'],
  keys: ({ data }) => [data.itemId],
  evolve: (row, { data }) =>
    data.seconds === 0
      ? undefined
      : { answers: (row?.answers ?? 0) + 1, seconds: (row?.seconds ?? 0) + data.seconds },
});`;

export const answers = Array.from({ length: 40 }, (_, index) => ({
  type: 'AnswerGiven',
  data: { itemId: `item-${(index * 7) % 5}`, seconds: index % 11 },
  learner: `learner-${index % 3}`,
  ...(index % 13 === 5 ? { testMode: true as const } : {}),
}));
export const others = Array.from({ length: 7 }, () => ({ type: 'SignedOut', data: {} }));

/** The same by hand. */
export const byHand = (): unknown[][] => {
  const rows = new Map<string, { answers: number; seconds: number }>();
  for (const { data, testMode } of answers as {
    data: { itemId: string; seconds: number };
    testMode?: true;
  }[]) {
    if (testMode) continue;
    const row = rows.get(data.itemId) ?? { answers: 0, seconds: 0 };
    if (data.seconds === 0) rows.delete(data.itemId);
    else rows.set(data.itemId, { answers: row.answers + 1, seconds: row.seconds + data.seconds });
  }
  return [...rows].sort().map(([key, { answers: count, seconds }]) => [key, count, seconds]);
};
