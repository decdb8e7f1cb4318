import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  markTermBody,
  type TermProgress,
  termId,
  termProgress,
} from '../../../domain/contracts/terminology-study.ts';
import { termsStream } from '../../../domain/kernel/ids.ts';
import { roundedMean } from '../../../domain/kernel/percent.ts';
import { dayIn } from '../../../domain/kernel/time.ts';
import { learnedTerms } from '../../../domain/terminology/learned-terms.ts';
import type { TermProgressRow } from '../../../projectors/term-progress/term-progress.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { learnersNow } from '../../server/learners-now.ts';
import { noContent } from '../../server/no-content.ts';
import { Refused } from '../../server/refused.ts';
import { signedIn } from '../../server/signed-in.ts';
import { type SharedTerms, sharedTerms } from '../shared-terms.ts';

/** What a later glossary does not have any more is left out. */
const shown = (row: TermProgressRow | undefined, { byId }: SharedTerms): TermProgress => {
  const isTerm = (id: string): boolean => byId.has(id);
  const { learned = [], missed = [], quizzes = 0, best = 0, percentSum = 0 } = row ?? {};
  return {
    learned: learned.filter(isTerm),
    quizzesTaken: quizzes,
    bestScore: quizzes === 0 ? null : best,
    averageScore: quizzes === 0 ? null : roundedMean(percentSum, quizzes),
    missed: missed.filter(isTerm),
  };
};

/** What a learner knows of the glossary, and says that they do. */
export const termProgressRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/terminology/progress',
      {
        config: { policy: { auth: 'user', csrf: false, reads: ['term-progress'] } },
        schema: {
          about: {
            capability: 'terminology',
            operationId: 'readTermProgress',
            summary: 'Read which terms the learner knows and how their quizzes of terms went',
          },
          response: { 200: termProgress },
        },
      },
      async (request) => {
        const row = await context.terms.progress(signedIn(request).accountId);
        return shown(row, await sharedTerms());
      },
    );

    app.put(
      '/api/terminology/terms/:termId/learned',
      {
        config: { policy: { auth: 'user', csrf: true, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'terminology',
            operationId: 'markTerm',
            summary: 'Mark a term as known, or as not known after all',
            refuses: [404],
          },
          params: z.strictObject({ termId }),
          body: markTermBody,
          response: { 204: noContent },
        },
      },
      async (request, reply) => {
        const session = signedIn(request);
        const { byId } = await sharedTerms();
        const { termId: marked } = request.params;
        if (!byId.has(marked)) throw new Refused({ code: 'TermNotFound' });
        const { at, timeZone } = learnersNow(context, session);
        const day = dayIn(timeZone, at);
        const learnerId = session.accountId;
        await carryOut(
          context,
          { request, reply },
          {
            decider: learnedTerms,
            stream: termsStream(learnerId, day),
            actor: learnerId,
            command: {
              type: request.body.learned ? 'LearnTerm' : 'UnlearnTerm',
              learnerId,
              at,
              day,
              termId: marked,
            },
          },
        );
        return reply.code(204).send();
      },
    );
  };
