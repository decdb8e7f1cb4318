import { expect } from 'vitest';
import { type TutorTurn, type TutorWish, tutorPiece } from '../../../domain/contracts/tutor.ts';
import type { Browser } from './browser.ts';

export const startTalk = async (learner: Browser, topic: string): Promise<string> => {
  const { status, body, text } = await learner.post('/api/tutor/conversations', { topic });
  expect(status, text).toBe(201);
  return body.id;
};

type Said = {
  readonly after: number;
  readonly text?: string;
  readonly wish?: TutorWish;
  readonly turnId?: string;
};

export const turnBody = ({
  after,
  text = '',
  wish = 'say',
  turnId = crypto.randomUUID(),
}: Said) => ({
  turnId,
  after,
  wish,
  text,
});

/** The pieces in which a turn was answered. */
export const sayRaw = async (learner: Browser, talk: string, said: Said) => {
  const answer = await learner.post(`/api/tutor/conversations/${talk}/turns`, turnBody(said));
  const pieces =
    answer.status === 200
      ? answer.text
          .trimEnd()
          .split('\n')
          .map((one) => tutorPiece.parse(JSON.parse(one)))
      : [];
  return { ...answer, pieces };
};

/** The turn as it was answered. */
export const say = async (learner: Browser, talk: string, said: Said): Promise<TutorTurn> => {
  const { status, text, pieces } = await sayRaw(learner, talk, said);
  expect(status, text).toBe(200);
  const last = pieces.at(-1);
  if (last?.kind !== 'turn') throw new Error(`No turn came: ${text}`);
  return last.turn;
};
