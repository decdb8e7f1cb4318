import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { questionIdsOn } from '../../../domain/attempt/question-ids.ts';
import { resultAfter } from '../../../domain/attempt/rescoring.ts';
import {
  type AttemptAnswer,
  attemptAnswer,
  openAttemptList,
} from '../../../domain/contracts/quiz.ts';
import { type AccountId, type AttemptId, attemptId } from '../../../domain/kernel/ids.ts';
import type { AttemptRow } from '../../../projectors/attempts/attempts.ts';
import { refuseHeld } from '../../draws/refuse-held.ts';
import { type ApiContext, signedIn } from '../../server/context.ts';
import { Refused } from '../../server/refusals.ts';
import { presentSimulationSummary } from '../../simulation/presenters/simulations.ts';
import { withAdaptive } from '../presenters/adaptive.ts';
import { askedOn, askedWhileOpen } from '../presenters/asked.ts';
import {
  presentOpenAttempt,
  presentOpenSummary,
  presentSubmitted,
} from '../presenters/attempts.ts';
import { presentMarks } from '../presenters/marks.ts';
import { withRescorings } from '../presenters/rescored.ts';

const reads = ['attempts', 'simulations', 'rescorings', 'item-revisions'] as const;

const simulationOrNothing = async (
  { simulations }: ApiContext,
  attemptId: AttemptId,
  learner: AccountId,
): Promise<AttemptAnswer> => {
  const walk = await simulations.one(attemptId);
  if (walk?.learnerId !== learner) throw new Refused({ code: 'AttemptNotFound' });
  return { id: attemptId, status: 'simulation' };
};

/** Those of them whose key the page tells. */
const toldItems = ({ result, revealed }: AttemptRow): readonly string[] =>
  result ? result.answers.map(({ itemId }) => itemId) : Object.keys(revealed);

const viewOf = async (
  context: ApiContext,
  attemptId: AttemptId,
  learner: AccountId,
): Promise<AttemptAnswer> => {
  const { learners, bank, world } = context;
  const found = await learners.attempt(attemptId);
  const row = found?.value;
  if (!found || row?.learnerId !== learner) return simulationOrNothing(context, attemptId, learner);
  if (row.status === 'voided') throw new Refused({ code: 'AttemptGivenUp' });
  const rows = await bank.revisions(row.items);
  const asked = row.result ? askedOn(row, rows) : askedWhileOpen(row, rows);
  const marks = await presentMarks(world.vault, row, asked);
  await refuseHeld(context, { learner, itemIds: toldItems(row), own: attemptId });
  if (!row.result) return presentOpenAttempt(row, asked, marks);
  const result = found.rescorings.reduce(resultAfter, row.result);
  const paper = { at: row.issuedAt, timeLimitMinutes: row.timeLimitMinutes };
  const view = withAdaptive(presentSubmitted(result, asked, { marks, paper }), row);
  return withRescorings(view, found.rescorings, { idOf: questionIdsOn(row) });
};

export const attemptsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/attempts/open',
      {
        config: { policy: { auth: 'user', csrf: false, reads } },
        schema: {
          about: {
            capability: 'attempt',
            operationId: 'listOpenAttempts',
            summary: 'List open quizzes, exams and simulations',
          },
          response: { 200: openAttemptList },
        },
      },
      async (request) => {
        const { accountId } = signedIn(request);
        const [papers, walks] = await Promise.all([
          context.learners.papers(accountId, 'open'),
          context.simulations.open(accountId),
        ]);
        return [...papers.map(presentOpenSummary), ...walks.map(presentSimulationSummary)].toSorted(
          (a, b) => (a.issuedAt < b.issuedAt ? 1 : -1),
        );
      },
    );

    app.get(
      '/api/attempts/:attemptId',
      {
        config: { policy: { auth: 'user', csrf: false, reads } },
        schema: {
          about: {
            capability: 'attempt',
            operationId: 'readAttempt',
            summary: 'Read an attempt, to resume it or to see its result',
            refuses: [404, 409],
          },
          params: z.strictObject({ attemptId }),
          response: { 200: attemptAnswer },
        },
      },
      (request) => viewOf(context, request.params.attemptId, signedIn(request).accountId),
    );
  };
