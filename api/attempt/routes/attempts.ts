import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { questionIdsOn } from '../../../domain/attempt/question-ids.ts';
import {
  type AttemptAnswer,
  attemptAnswer,
  openAttemptList,
} from '../../../domain/contracts/quiz.ts';
import { type AccountId, type AttemptId, attemptId } from '../../../domain/kernel/ids.ts';
import type { FinishedRow, PaperRow } from '../../../projectors/attempts/attempts.ts';
import { refuseHeld } from '../../draws/refuse-held.ts';
import type { ApiContext } from '../../server/context.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
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

const reads = ['attempts', 'simulations', 'item-revisions'] as const;

const simulationOrNothing = async (
  { simulations }: ApiContext,
  attemptId: AttemptId,
  learner: AccountId,
): Promise<AttemptAnswer> => {
  const walk = await simulations.one(attemptId);
  if (walk?.learnerId !== learner) throw new Refused({ code: 'AttemptNotFound' });
  return { id: attemptId, status: 'simulation' };
};

const openView = async (context: ApiContext, row: PaperRow): Promise<AttemptAnswer> => {
  const { bank, world } = context;
  const asked = askedWhileOpen(row, await bank.revisions(row.items));
  const marks = await presentMarks(world.vault, row, asked);
  const { learnerId: learner, attemptId: own, revealed } = row;
  await refuseHeld(context, { learner, itemIds: Object.keys(revealed), own });
  return presentOpenAttempt(row, asked, marks);
};

const finishedView = async (
  context: ApiContext,
  { attemptId: own, learnerId }: FinishedRow,
): Promise<AttemptAnswer> => {
  const { finished, bank, world } = context;
  const found = await finished.one(own);
  if (!found) throw new Refused({ code: 'AttemptNotFound' });
  const { paper, result, rescorings } = found;
  const asked = askedOn(paper, await bank.revisions(paper.items));
  const marks = await presentMarks(world.vault, { learnerId, marks: found.marks }, asked);
  const itemIds = result.answers.map(({ itemId }) => itemId);
  await refuseHeld(context, { learner: learnerId, itemIds, own });
  const view = withAdaptive(presentSubmitted(result, asked, { marks, paper }), found);
  return withRescorings(view, rescorings, { idOf: questionIdsOn(paper) });
};

const viewOf = async (
  context: ApiContext,
  attemptId: AttemptId,
  learner: AccountId,
): Promise<AttemptAnswer> => {
  const row = await context.learners.attempt(attemptId);
  if (row?.learnerId !== learner) return simulationOrNothing(context, attemptId, learner);
  if (row.status === 'voided') throw new Refused({ code: 'AttemptGivenUp' });
  return row.status === 'submitted' ? finishedView(context, row) : openView(context, row);
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
          context.learners.openPapers(accountId),
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
