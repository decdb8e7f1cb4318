import { minPositionHeader } from '../../../../domain/contracts/live.ts';
import type { ApiClient } from '../load/api-client.ts';
import type { Submission } from '../load/history.ts';
import type { Learner } from '../load/learner.ts';
import { holds } from './holds.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : Math.round(sum(numbers) / numbers.length);

/** What the learner's progress must show, from nothing but the results they were told. */
const expectedProgress = (results: readonly Submission['result'][]) => {
  const answered = results.filter(({ totalQuestions, skipped }) => totalQuestions > skipped);
  const scores = answered.flatMap(({ score }) => score ?? []);
  return {
    quizzesTaken: results.length,
    examsTaken: 0,
    averageScore: mean(scores),
    recentAverage: mean(scores.slice(-10)),
    totalStudyTime: sum(results.map(({ timeSpent }) => timeSpent)),
    questionsAnswered: sum(results.map(({ correct, incorrect }) => correct + incorrect)),
  };
};

const longestHistory = 500;

const expectedHistory = (results: readonly Submission['result'][]): string[] =>
  results
    .slice(-longestHistory)
    .map(({ id }) => id)
    .toSorted();

const historyIds = (body: unknown): string[] =>
  (body as readonly { readonly id: string }[]).map(({ id }) => id).toSorted();

const read = async (api: ApiClient, path: string, headers: Record<string, string>) => {
  const told = await api.send({ method: 'GET', path, headers });
  return told.outcome === 'ok' ? told.answer.body : undefined;
};

/** Compares the pages a learner sees with the results that learner was told. */
export const judgeProgress = async (
  api: ApiClient,
  { accountId, cookie }: Learner,
  submissions: readonly Submission[],
): Promise<string[]> => {
  const own = submissions.filter(({ learnerId }) => learnerId === accountId);
  const results = own.map(({ result }) => result);
  const position = own.at(-1)?.position;
  const headers = { cookie, ...(position && { [minPositionHeader]: position }) };
  const progress = await read(api, '/api/progress', headers);
  const history = await read(api, `/api/quiz/history?limit=${longestHistory}`, headers);
  const expected = expectedProgress(results);
  return [
    holds(progress, expected)
      ? []
      : [`progress of ${accountId}: ${JSON.stringify({ progress, expected })}`],
    holds(historyIds(history ?? []), expectedHistory(results))
      ? []
      : [`history of ${accountId}: not the ${results.length} quizzes it took`],
  ].flat();
};
