import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sessionList } from '../../../domain/contracts/account.ts';
import {
  mostSessions,
  studiesPerPage,
  type UserStudies,
  userStudies,
  userStudiesBody,
} from '../../../domain/contracts/user-studies.ts';
import { accountId } from '../../../domain/kernel/ids.ts';
import { withRescorings } from '../../attempt/presenters/rescored.ts';
import type { ApiContext } from '../../server/context.ts';
import { accountFor } from '../sees-testers-only.ts';
import { viewPersonalData } from '../view-personal-data.ts';

const params = z.strictObject({ accountId });
const everything = { areas: null, kind: null, timed: null, since: null };

const quizzesOf = async (
  { quizList }: ApiContext,
  learner: string,
  page: number,
): Promise<UserStudies> => {
  const part = { limit: studiesPerPage, offset: (page - 1) * studiesPerPage };
  const filter = { learner, ...everything };
  const [total, rows] = await Promise.all([quizList.matching(filter), quizList.part(filter, part)]);
  const quizzes = rows.map(({ value: { item }, rescorings }) =>
    withRescorings(item, rescorings, { isHeld: () => false }),
  );
  return { quizzes, questions: [], total, page };
};

const questionsOf = async (
  { admin }: ApiContext,
  learner: string,
  page: number,
): Promise<UserStudies> => {
  const all = await admin.metQuestions(learner);
  const questions = all.slice((page - 1) * studiesPerPage, page * studiesPerPage);
  return { quizzes: [], questions, total: all.length, page };
};

/** Where somebody is signed in, and what they handed in and met. */
export const userStudiesRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/users/:accountId/sessions',
      {
        config: { policy: { auth: 'admin', csrf: false, reads: ['accounts'] } },
        schema: {
          about: {
            capability: 'admin',
            operationId: 'listUserSessions',
            summary: 'List where an account is signed in',
            refuses: [404],
          },
          params,
          response: { 200: sessionList },
        },
      },
      async (request) => {
        const { account } = await accountFor(context, request, request.params.accountId);
        const nobodys = { id: '', accountId: account.accountId };
        const sessions = await context.sessions.list(nobodys, context.world.clock.instant());
        return sessions.slice(0, mostSessions);
      },
    );

    app.post(
      '/api/admin/users/:accountId/studies',
      {
        config: {
          policy: {
            auth: 'admin',
            csrf: true,
            reads: ['accounts', 'quiz-history', 'rescorings', 'item-exposure'],
            ofTesters: true,
          },
        },
        schema: {
          about: {
            capability: 'admin',
            eachTime: true,
            operationId: 'readUserStudies',
            summary: 'Page through what a learner studied, and record who looked and why',
            refuses: [404],
          },
          params,
          body: userStudiesBody,
          response: { 200: userStudies },
        },
      },
      async (request, reply) => {
        const personId = request.params.accountId;
        await accountFor(context, request, personId);
        const { part, page, reason } = request.body;
        await viewPersonalData(context, { request, reply }, { personId, part: 'studies', reason });
        return part === 'quizzes'
          ? quizzesOf(context, personId, page)
          : questionsOf(context, personId, page);
      },
    );
  };
