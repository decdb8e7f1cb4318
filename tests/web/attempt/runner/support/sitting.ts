import { runnerSession } from '../../../../../web/features/attempt/runner/session/runner-session.ts';
import { openPaper } from '../../start/support/facts.ts';

type Paper = Parameters<typeof openPaper>[0];

/** One sitting whose clock the test moves, with everything it would have sent. */
export const sitting = (paper: Paper = {}, rememberedIndex?: number) => {
  let ms = 0;
  const saved: string[] = [];
  const remembered: number[] = [];
  const marked: string[] = [];
  const seen: string[] = [];
  const session = runnerSession({
    attempt: openPaper(paper),
    rememberedIndex,
    now: () => ms,
    save: (id, { userAnswer, seconds }) =>
      saved.push(`${id}${userAnswer === undefined ? '' : ` "${userAnswer}"`} ${seconds}s`),
    mark: (id, body) => marked.push(`${id} ${JSON.stringify(body)}`),
    activity: (kind, id) => seen.push(`${kind} ${id}`),
    rememberIndex: (index) => remembered.push(index),
  });
  const pass = (seconds: number) => (ms += seconds * 1000);
  return { session, saved, remembered, marked, seen, pass };
};

/** An answer as it was saved before. */
export const answered = (questionId: string, userAnswer: string, seconds = 20) => ({
  questionId,
  userAnswer,
  seconds,
});
