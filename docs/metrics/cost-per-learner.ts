/**
 * What study aids cost for each learner who asked for one, by month.
 * @unit US dollars
 * @chart bar x=month y="dollars per learner"
 */
export default metric({
  name: 'cost-per-learner',
  handles: ['StudyAidGenerated', 'StudyAidFailed'],

  keys: ({ data, learner }) => (learner === null ? [] : [`${data.at.slice(0, 7)} ${learner}`]),

  // One that failed may have cost something too.
  evolve: (row: { requests: number; microDollars: number } | undefined, { data }) => ({
    requests: (row?.requests ?? 0) + 1,
    microDollars: (row?.microDollars ?? 0) + data.microDollars,
  }),

  table: (rows) => {
    const months = new Map<string, { learners: number; requests: number; microDollars: number }>();
    for (const [key, { requests, microDollars }] of rows) {
      const month = key.slice(0, 7);
      const before = months.get(month) ?? { learners: 0, requests: 0, microDollars: 0 };
      months.set(month, {
        learners: before.learners + 1,
        requests: before.requests + requests,
        microDollars: before.microDollars + microDollars,
      });
    }
    return [...months].map(([month, { learners, requests, microDollars }]) => ({
      month,
      learners,
      requests,
      dollars: microDollars / 1e6,
      'dollars per learner': Math.round(microDollars / learners / 100) / 1e4,
    }));
  },
});
