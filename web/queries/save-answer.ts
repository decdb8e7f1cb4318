import { z } from 'zod';
import type { SaveAnswerBody } from '../../domain/contracts/quiz.ts';
import type { ItemId } from '../../domain/kernel/ids.ts';
import { request } from '../http/request.ts';

export type AnswerToSave = {
  readonly attemptId: string;
  readonly questionId: ItemId;
  readonly body: SaveAnswerBody;
};

/** Records one answer of an open paper. @throws HttpError when the paper no longer takes answers. */
export const saveAnswer = ({ attemptId, questionId, body }: AnswerToSave): Promise<unknown> =>
  request({
    path: `/api/attempts/${attemptId}/answers/${questionId}`,
    method: 'PUT',
    body,
    schema: z.unknown(),
    keepalive: true,
  });
