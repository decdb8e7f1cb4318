import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { resultAfter } from '../../domain/attempt/rescoring.ts';
import { attemptView, openAttemptList } from '../../domain/contracts/quiz.ts';
import { attemptId } from '../../domain/kernel/ids.ts';
import { type ApiContext, signedIn } from '../context.ts';
import { withAdaptive } from '../presenters/adaptive.ts';
import {
  presentOpenAttempt,
  presentOpenSummary,
  presentSubmitted,
} from '../presenters/attempts.ts';
import { presentMarks } from '../presenters/marks.ts';
import { withRescorings } from '../presenters/rescored.ts';
import { Refused } from '../refusals.ts';

const reads = ['attempts', 'rescorings', 'item-revisions'];

export const attemptsRoute =
  ({ learners, bank, world }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/attempts/open',
      {
        config: { policy: { auth: 'user', csrf: false, reads } },
        schema: { response: { 200: openAttemptList } },
      },
      async (request) =>
        (await learners.papers(signedIn(request).accountId, 'open')).map(presentOpenSummary),
    );

    app.get(
      '/api/attempts/:attemptId',
      {
        config: { policy: { auth: 'user', csrf: false, reads } },
        schema: { params: z.strictObject({ attemptId }), response: { 200: attemptView } },
      },
      async (request) => {
        const found = await learners.attempt(request.params.attemptId);
        const row = found?.value;
        if (!found || row?.learnerId !== signedIn(request).accountId) {
          throw new Refused({ code: 'AttemptNotFound' });
        }
        if (row.status === 'voided') throw new Refused({ code: 'AttemptGivenUp' });
        const items = (await bank.revisions(row.items)).map(({ item }) => item);
        const marks = await presentMarks(world.vault, row.learnerId, row.marks);
        return row.result
          ? withRescorings(
              withAdaptive(
                presentSubmitted(found.rescorings.reduce(resultAfter, row.result), items, marks),
                row,
              ),
              found.rescorings,
            )
          : presentOpenAttempt(row, items, marks);
      },
    );
  };
