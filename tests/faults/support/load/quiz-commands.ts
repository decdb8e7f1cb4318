import { attemptIdHeader, positionHeader } from '../../../../domain/contracts/live.ts';
import {
  type Question,
  questionList,
  type SubmittedAttempt,
  submittedAttempt,
} from '../../../../domain/contracts/quiz.ts';
import type { Position } from '../../../../domain/kernel/envelope.ts';
import { type AttemptId, attemptId, attemptStream } from '../../../../domain/kernel/ids.ts';
import { randomIdentifiers } from '../../../../ops/adapters/identifiers/random-identifiers.ts';
import type { ApiClient, Reply, Request } from './api-client.ts';
import { type Client, carryThrough } from './carry-through.ts';
import type { Submission } from './history.ts';
import type { Learner } from './learner.ts';
import type { PlannedEvent } from './operation.ts';

export type Desk = Client & { readonly api: ApiClient; readonly learner: Learner };

type Paper = { readonly attemptId: AttemptId; readonly questions: readonly Question[] };

export type SavedAnswer = {
  readonly attemptId: AttemptId;
  readonly questionId: string;
  readonly chosen: readonly string[];
  readonly seconds: number;
};

const command = (
  desk: Desk,
  request: Request,
  events: (reply: Reply | undefined) => readonly PlannedEvent[],
): Promise<Reply | undefined> => {
  const { accountId, cookie } = desk.learner;
  const { method, path } = request;
  return carryThrough(desk, {
    commandId: (key) => randomIdentifiers.commandOf(accountId, `${method} ${path} ${key}`),
    send: (key) => desk.api.send({ ...request, headers: { cookie, 'idempotency-key': key } }),
    events,
  });
};

const readPaper = ({ headers, body }: Reply): Paper => ({
  attemptId: attemptId.parse(headers.get(attemptIdHeader)),
  questions: questionList.parse(body),
});

/** Draws a paper; what the learner is shown must be what the log holds. */
export const drawPaper = async (desk: Desk, questions: number): Promise<Paper | undefined> => {
  const { accountId } = desk.learner;
  const path = `/api/questions/RN?limit=${questions}`;
  const reply = await command(desk, { method: 'GET', path }, (told) => {
    const paper = told && readPaper(told);
    const items = paper?.questions.map(({ id }) => ({ itemId: id }));
    return [
      {
        type: 'PaperIssued',
        stream: paper && attemptStream(paper.attemptId),
        data: { learnerId: accountId, ...(items && { items }) },
      },
    ];
  });
  return reply && readPaper(reply);
};

/** Saves an answer; true once that was acknowledged. */
export const saveAnswer = async (desk: Desk, saved: SavedAnswer): Promise<boolean> => {
  const { attemptId: id, questionId, chosen, seconds } = saved;
  const request: Request = {
    method: 'PUT',
    path: `/api/attempts/${id}/answers/${questionId}`,
    body: { userAnswer: chosen.join(), seconds },
  };
  // The time is held within the server's own clock, which this load outruns.
  const data = { itemId: questionId, chosen };
  const event = { type: 'AnswerGiven', stream: attemptStream(id), data };
  return (await command(desk, request, () => [event])) !== undefined;
};

const readResult = ({ body }: Reply): SubmittedAttempt => submittedAttempt.parse(body);

const scoreOf = ({
  score,
  correct,
  incorrect,
  skipped,
  timeSpent,
  createdAt,
}: SubmittedAttempt) => ({ score, correct, incorrect, skipped, timeSpent, at: createdAt });

/** Hands in without any answer in the hand: what counts is what was saved before. */
export const submitPaper = async (
  desk: Desk,
  { attemptId: id, questions }: Paper,
  kept: ReadonlyMap<string, readonly string[]>,
): Promise<Submission | undefined> => {
  const request: Request = {
    method: 'POST',
    path: '/api/quiz/submit',
    body: { attemptId: id, healthcareField: 'RN', answers: [] },
  };
  const answers = questions.map((question) => ({
    itemId: question.id,
    chosen: kept.get(question.id) ?? [],
  }));
  const reply = await command(desk, request, (told) => {
    const data = { ...(told && scoreOf(readResult(told))), answers };
    return [{ type: 'QuizSubmitted', stream: attemptStream(id), data }];
  });
  if (!reply) return undefined;
  const position = reply.headers.get(positionHeader) as Position;
  return { learnerId: desk.learner.accountId, position, result: readResult(reply) };
};
