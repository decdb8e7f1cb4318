import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { IllustrationKey } from '../../../../domain/contracts/terminology.ts';
import {
  type AnswerTermBody,
  anatomyAtlas,
  answeredTerm,
  glossary,
  type StartTermsQuizBody,
  startedTermsQuiz,
  termIllustration,
  termProgress,
} from '../../../../domain/contracts/terminology-study.ts';
import { request } from '../../../http/request.ts';

const path = '/api/terminology';

/** All terms by the alphabet; they do not change while a page is open. */
export const glossaryQuery = () =>
  queryOptions({
    queryKey: ['terminology'],
    queryFn: ({ signal }) => request({ path, schema: glossary, signal }),
  });

export const illustrationQuery = (key: IllustrationKey) =>
  queryOptions({
    queryKey: ['term-illustration', key],
    queryFn: ({ signal }) =>
      request({ path: `${path}/illustrations/${key}`, schema: termIllustration, signal }),
  });

export const anatomyQuery = () =>
  queryOptions({
    queryKey: ['anatomy'],
    queryFn: ({ signal }) => request({ path: `${path}/anatomy`, schema: anatomyAtlas, signal }),
  });

/** What the learner knows; its key is the one that live updates refresh. */
export const termProgressQuery = () =>
  queryOptions({
    queryKey: ['term-progress'],
    queryFn: ({ signal }) => request({ path: `${path}/progress`, schema: termProgress, signal }),
  });

export type Mark = { readonly id: string; readonly learned: boolean };

export const markTerm = ({ id, learned }: Mark) =>
  request({
    path: `${path}/terms/${id}/learned`,
    method: 'PUT',
    body: { learned },
    schema: z.undefined(),
  });

/** @throws HttpError where there is nothing to ask. */
export const startTermsQuiz = (body: StartTermsQuizBody) =>
  request({ path: `${path}/quizzes`, method: 'POST', body, schema: startedTermsQuiz });

export type Answer = AnswerTermBody & { readonly quizId: string };

/** The same answer sent again has its effect once. */
export const answerTerm = ({ quizId, ...body }: Answer) =>
  request({
    path: `${path}/quizzes/${quizId}/answers`,
    method: 'POST',
    body,
    schema: answeredTerm,
  });
