import { setTimeout as sleep } from 'node:timers/promises';
import { minPositionHeader } from '../../../../domain/contracts/live.ts';
import { progress } from '../../../../domain/contracts/progress.ts';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import type { Reply } from './api-client.ts';
import type { Desk } from './quiz-commands.ts';

const againAfterMs = 10;
const patienceMs = 60_000;

const readProgress = async ({ api, learner }: Desk, position: Position): Promise<Reply> => {
  const headers = { cookie: learner.cookie, [minPositionHeader]: position };
  for (const began = performance.now(); performance.now() - began < patienceMs; ) {
    const told = await api.send({ method: 'GET', path: '/api/progress', headers });
    if (told.outcome === 'ok') return told.answer;
    await sleep(againAfterMs);
  }
  throw new Error('No progress page for a minute');
};

/** A learner who names the position of a result must find that result counted. */
export const lookAtProgress = async (desk: Desk): Promise<void> => {
  const { history, learner } = desk;
  const own = history.submissions.filter(({ learnerId }) => learnerId === learner.accountId);
  const position = own.at(-1)?.position;
  if (position === undefined) return;
  const { headers, body } = await readProgress(desk, position);
  const { quizzesTaken } = progress.parse(body);
  if (headers.has('x-read-behind') || quizzesTaken >= own.length) return;
  history.complaints.push(`progress at ${position}: ${quizzesTaken} of ${own.length} quizzes`);
};
