/**
 * How many questions were on how many papers.
 * @unit questions
 * @chart bar x=papers y=questions
 */
export default metric({
  name: 'item-exposure',
  handles: ['PaperIssued'],

  keys: (event) => [...new Set(event.data.items.map(({ itemId }) => itemId))],

  evolve: (row: { papers: number; isNew: number } | undefined, event, key) => {
    const isNew = event.data.items.some(({ itemId, firstSeen }) => itemId === key && firstSeen);
    return { papers: (row?.papers ?? 0) + 1, isNew: (row?.isNew ?? 0) + (isNew ? 1 : 0) };
  },

  table: (rows) => {
    const bins = [
      { papers: '1', from: 1, to: 1 },
      { papers: '2 to 5', from: 2, to: 5 },
      { papers: '6 to 20', from: 6, to: 20 },
      { papers: '21 to 100', from: 21, to: 100 },
      { papers: '101 or more', from: 101, to: 1e9 },
    ];
    return bins.map(({ papers, from, to }) => {
      const within = rows.filter(([, row]) => row.papers >= from && row.papers <= to);
      const issued = within.reduce((sum, [, row]) => sum + row.papers, 0);
      const isNew = within.reduce((sum, [, row]) => sum + row.isNew, 0);
      return {
        papers,
        questions: within.length,
        issued,
        'new to the learner %': issued === 0 ? null : Math.round((isNew / issued) * 1000) / 10,
      };
    });
  },
});
