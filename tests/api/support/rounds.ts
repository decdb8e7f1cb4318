import type { Answer, Browser } from './browser.ts';
import { newPaper, submission } from './quiz.ts';

export type Tally = {
  readonly rounds: number;
  /** What was answered as if the writes before it had not been. */
  readonly behind: readonly string[];
};

type Round = { readonly learner: Browser; readonly before: number };

const told = ({ status, text, headers }: Answer): string =>
  `${status} ${text.slice(0, 80)}${headers.has('x-read-behind') ? ' (behind)' : ''}`;

/** Issue, hand in, look at the answers, the history and the progress, without a pause. */
const round = async ({ learner, before }: Round): Promise<string[]> => {
  const paper = await newPaper(learner, { limit: 2 });
  const { attemptId: _, ...unnamed } = submission(paper);
  const submitted = await learner.post('/api/quiz/submit', unnamed);
  const answers = await learner.post('/api/quiz/answers', {
    field: paper.field,
    questionIds: paper.ids,
  });
  const history = await learner.get('/api/quiz/history?limit=1');
  const progress = await learner.get('/api/progress');
  const seen: readonly (readonly [string, Answer, boolean])[] = [
    ['submit', submitted, submitted.body?.id === paper.attemptId],
    ['answers', answers, answers.body?.length === paper.ids.length],
    ['history', history, history.body?.[0]?.id === paper.attemptId],
    ['progress', progress, progress.body?.quizzesTaken === before + 1],
  ];
  return seen.flatMap(([what, answer, isThere]) =>
    isThere && !answer.headers.has('x-read-behind')
      ? []
      : [`round ${before + 1}, ${what}: ${told(answer)}`],
  );
};

/** So many rounds of a learner who has taken no quiz yet. */
export const rounds = async (learner: Browser, count: number): Promise<Tally> => {
  const behind: string[] = [];
  for (let before = 0; before < count; before += 1) {
    behind.push(...(await round({ learner, before })));
  }
  return { rounds: count, behind };
};
