import {
  type ActivityBody,
  type MarkBody,
  maxActivityEntries,
} from '../../../../../domain/contracts/attempt-work.ts';
import { mostReplaced, type SaveAnswerBody } from '../../../../../domain/contracts/quiz.ts';
import type { QuestionId } from '../../../../../domain/kernel/ids.ts';
import type { SaveQueue } from './save-queue.ts';

export type PaperCalls = {
  readonly answer: (questionId: QuestionId, body: SaveAnswerBody) => void;
  readonly mark: (questionId: QuestionId, body: MarkBody) => void;
  readonly activity: (body: ActivityBody) => void;
  readonly step: (step: 'pause' | 'resume') => void;
};

type Queue = Pick<SaveQueue, 'put' | 'untried' | 'pending'>;

const activitySlot = 'activity/';

/** The batch that waits and was never sent, where this one still fits in; else a batch of its own. */
const batchFor = ({ untried }: Queue, { entries }: ActivityBody, newId: () => string) => {
  const waiting = untried(activitySlot);
  const before = (waiting?.body as ActivityBody | undefined)?.entries ?? [];
  return waiting && before.length + entries.length <= maxActivityEntries
    ? { slot: waiting.slot, body: { entries: [...before, ...entries] } }
    : { slot: `${activitySlot}${newId()}`, body: { entries } };
};

/** An answer that waits may have arrived or not: what it replaces and it itself may stand. */
const withWaiting = (queue: Queue, slot: string, body: SaveAnswerBody): SaveAnswerBody => {
  const waiting = queue.pending().find((call) => call.slot === slot)?.body as
    | SaveAnswerBody
    | undefined;
  if (!body.instead || waiting?.userAnswer === undefined) return body;
  const known = new Set([...(waiting.instead ?? []), waiting.userAnswer, ...body.instead]);
  return { ...body, instead: [...known].slice(0, mostReplaced) };
};

/** What the runner tells the server, each as a change to be queued. */
export const paperCalls = (queue: Queue, newId: () => string): PaperCalls => ({
  answer: (questionId, body) =>
    queue.put({
      slot: `answers/${questionId}`,
      path: `answers/${questionId}`,
      method: 'PUT',
      body: withWaiting(queue, `answers/${questionId}`, body),
    }),
  mark: (questionId, body) =>
    queue.put({ slot: `marks/${questionId}`, path: `marks/${questionId}`, method: 'PUT', body }),
  activity: (body) =>
    queue.put({ ...batchFor(queue, body, newId), path: 'activity', method: 'POST' }),
  // No step replaces another.
  step: (step) => queue.put({ slot: `step/${newId()}`, path: step, method: 'POST' }),
});

/** The questions whose answers are still here only. */
export const unsavedAnswers = ({ pending }: Pick<SaveQueue, 'pending'>): ReadonlySet<string> =>
  new Set(
    pending()
      .filter(({ path }) => path.startsWith('answers/'))
      .map(({ path }) => path.slice('answers/'.length)),
  );
