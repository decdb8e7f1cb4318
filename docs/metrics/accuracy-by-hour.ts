/**
 * Accuracy by the hour of the learner's own day at which a quiz was submitted.
 * @unit percent
 * @chart line x=hour y=accuracy
 */
export default metric({
  name: 'accuracy-by-hour',
  handles: ['QuizSubmitted'],

  // Of an adaptive paper about half is wrong for everybody: it tells nothing of the hour.
  keys: ({ data: { hour, score } }) =>
    hour === null || score === null ? [] : [String(hour).padStart(2, '0')],

  evolve: (row: { quizzes: number; answers: number; correct: number } | undefined, event) => ({
    quizzes: (row?.quizzes ?? 0) + 1,
    answers: (row?.answers ?? 0) + event.data.total,
    correct: (row?.correct ?? 0) + event.data.correct,
  }),

  table: (rows) =>
    rows.map(([hour, { quizzes, answers, correct }]) => ({
      hour: `${hour}:00`,
      quizzes,
      answers,
      accuracy: answers === 0 ? null : Math.round((correct / answers) * 1000) / 10,
    })),
});
