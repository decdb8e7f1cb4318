import { z } from 'zod';
import {
  type TutorTurn,
  type TutorTurnBody,
  tutorPiece,
} from '../../../../domain/contracts/tutor.ts';
import { request } from '../../../http/request.ts';
import { requestLines } from '../../../http/request-lines.ts';
import { conversationPath } from './tutor-queries.ts';

type Turn = {
  readonly talk: string;
  readonly body: TutorTurnBody;
  readonly onText: (text: string) => void;
};

/** No answer came; what was said is kept, and may be sent again. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Says something and reads the answer as it comes. @throws HttpError where it was refused, `NoAnswer`. */
export const takeTurn = async ({ talk, body, onText }: Turn): Promise<TutorTurn> => {
  let turn: TutorTurn | undefined;
  let told = 'No answer came. Your message is kept: try again.';
  await requestLines({
    path: `${conversationPath(talk)}/turns`,
    body,
    schema: tutorPiece,
    onLine: (piece) => {
      if (piece.kind === 'text') onText(piece.text);
      if (piece.kind === 'turn') turn = piece.turn;
      if (piece.kind === 'failed') told = piece.message;
    },
  });
  if (!turn) throw new NoAnswer(told);
  return turn;
};

/** Ends an answer before its end; what was written of it stays. */
export const stopTurn = (talk: string, turnId: string) =>
  request({
    path: `${conversationPath(talk)}/turns/${turnId}/stop`,
    method: 'POST',
    schema: z.undefined(),
  });
