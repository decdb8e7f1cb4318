import type { ActivityBody, MarkBody } from '../../../domain/contracts/attempt-work.ts';
import type { SaveAnswerBody } from '../../../domain/contracts/quiz.ts';
import type { ItemId } from '../../../domain/kernel/ids.ts';
import type { SaveQueue } from './save-queue.ts';

export type PaperCalls = {
  readonly answer: (questionId: ItemId, body: SaveAnswerBody) => void;
  readonly mark: (questionId: ItemId, body: MarkBody) => void;
  readonly activity: (body: ActivityBody) => void;
  readonly step: (step: 'pause' | 'resume') => void;
};

/** What the runner tells the server, each as a change to be queued. */
export const paperCalls = ({ put }: Pick<SaveQueue, 'put'>, newId: () => string): PaperCalls => ({
  answer: (questionId, body) =>
    put({ slot: `answers/${questionId}`, path: `answers/${questionId}`, method: 'PUT', body }),
  mark: (questionId, body) =>
    put({ slot: `marks/${questionId}`, path: `marks/${questionId}`, method: 'PUT', body }),
  // No batch and no step replaces another.
  activity: (body) => put({ slot: `activity/${newId()}`, path: 'activity', method: 'POST', body }),
  step: (step) => put({ slot: `step/${newId()}`, path: step, method: 'POST' }),
});

/** The questions whose answers are still here only. */
export const unsavedAnswers = ({ pending }: Pick<SaveQueue, 'pending'>): ReadonlySet<string> =>
  new Set(
    pending()
      .filter(({ path }) => path.startsWith('answers/'))
      .map(({ path }) => path.slice('answers/'.length)),
  );
