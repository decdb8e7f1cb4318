/**
 * Share of learners who studied in a week after they joined, by the month they joined.
 * @unit percent
 * @chart line x=week y=share series=joined
 */
export default metric({
  name: 'retention-by-cohort',
  handles: ['AccountOpened', 'QuizSubmitted', 'FlashcardReviewed'],

  // One row a learner; the id is a pseudonym, names are sealed.
  keys: (event) => (event.learner === null ? [] : [event.learner]),

  evolve: (row: { joined: string; weeks: number[]; last: number } | undefined, event) => {
    const at = event.data.at;
    if (event.type === 'AccountOpened') return { joined: at, weeks: [], last: 0 };
    if (!row) return undefined;
    const week = Math.floor((Date.parse(at) - Date.parse(row.joined)) / 604_800_000);
    const weeks = row.weeks.includes(week) ? row.weeks : [...row.weeks, week];
    return { ...row, weeks, last: Math.max(row.last, Date.parse(at)) };
  },

  // A week counts for those who have been here so long: until the last thing that anybody did.
  table: (rows) => {
    const now = Math.max(0, ...rows.map(([, { last }]) => last));
    const cohorts = new Map<string, { joined: number; weeks: number[] }[]>();
    for (const [, { joined, weeks }] of rows) {
      const month = joined.slice(0, 7);
      cohorts.set(month, [...(cohorts.get(month) ?? []), { joined: Date.parse(joined), weeks }]);
    }
    return [...cohorts].sort().flatMap(([month, learners]) =>
      [1, 2, 4, 8, 12].flatMap((week) => {
        const there = learners.filter(({ joined }) => joined + week * 604_800_000 <= now);
        if (there.length === 0) return [];
        const studied = there.filter(({ weeks }) => weeks.includes(week)).length;
        const share = Math.round((studied / there.length) * 1000) / 10;
        return [{ joined: month, week, learners: there.length, studied, share }];
      }),
    );
  },
});
