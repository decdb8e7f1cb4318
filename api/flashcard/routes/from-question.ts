import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { flashcard, flashcardFromQuestionBody } from '../../../domain/contracts/flashcards.ts';
import type { AttemptId, QuestionId } from '../../../domain/kernel/ids.ts';
import { revealedQuestions } from '../../attempt/papers/met-questions.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { refuseDuringExam } from '../../study-aid/refuse-during-exam.ts';
import { addOneCard } from '../add-one-card.ts';

const reads = ['accounts', 'attempts', 'flashcards', 'flashcard-decks', 'review-sheets'] as const;

type QuestionAddress = { readonly attemptId: AttemptId; readonly questionId: QuestionId };

/** Throws `Refused` unless it is a question of this attempt, and this learner has submitted that. */
const refuseUnmet = async (
  context: ApiContext,
  learner: string,
  { attemptId, questionId }: QuestionAddress,
): Promise<void> => {
  const [row] = await context.learners.attempts([attemptId]);
  if (row?.learnerId !== learner || row.status !== 'submitted') {
    throw new Refused({ code: 'NotYourQuestion' });
  }
  const told = await revealedQuestions(context, row.learnerId, [questionId]);
  if (told.get(questionId)?.attemptId !== attemptId) {
    throw new Refused({ code: 'NotYourQuestion' });
  }
};

/** A card made from a question whose answer the learner has read. */
export const flashcardFromQuestionRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/flashcards/from-question',
      {
        config: { policy: { auth: 'user', csrf: true, reads } },
        schema: {
          about: {
            capability: 'flashcard',
            operationId: 'addFlashcardFromQuestion',
            summary: 'Add a flashcard made from a question of a submitted quiz or exam',
            refuses: [404, 409],
          },
          body: flashcardFromQuestionBody,
          response: { 201: flashcard },
        },
      },
      async (request, reply) => {
        const { accountId } = signedIn(request);
        const { attemptId, questionId, ...body } = request.body;
        await refuseDuringExam(context, accountId);
        await refuseUnmet(context, accountId, { attemptId, questionId });
        const card = { source: 'missed', question: { attemptId, questionId }, body } as const;
        return reply.code(201).send(await addOneCard(context, { request, reply }, card));
      },
    );
  };
