import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { flashcardEntry } from '../../../../domain/contracts/flashcards.ts';
import {
  type GenerateAidBody,
  generatedAid,
  type SaveAidBody,
  savedAidDetail,
  savedAidEntry,
  topicSuggestions,
} from '../../../../domain/contracts/study-aids.ts';
import { request } from '../../../http/request.ts';

const path = '/api/study-aids';

/** The learner's library, newest first; its key is the one that live updates refresh. */
export const savedAidsQuery = () =>
  queryOptions({
    queryKey: ['study-aids'],
    queryFn: ({ signal }) => request({ path, schema: z.array(savedAidEntry), signal }),
  });

/** A saved aid never changes. */
export const savedAidQuery = (id: string) =>
  queryOptions({
    queryKey: ['study-aid', id],
    queryFn: ({ signal }) => request({ path: `${path}/${id}`, schema: savedAidDetail, signal }),
  });

/** Flashcards that were made, newest first. */
export const flashcardsQuery = () =>
  queryOptions({
    queryKey: ['flashcards'],
    queryFn: ({ signal }) =>
      request({ path: '/api/flashcards', schema: z.array(flashcardEntry), signal }),
  });

/** Topics of the knowledge base that begin to match. */
export const topicsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['study-topics', typed],
    queryFn: ({ signal }) =>
      request({
        path: `${path}/topics?${new URLSearchParams({ search: typed })}`,
        schema: topicSuggestions,
        signal,
      }),
    enabled: typed.length > 1,
  });

export type Wish<Body> = {
  readonly body: Body;
  /** The same wish sent again has its effect once. */
  readonly wish: string;
};

const post = { method: 'POST' } as const;

/** Makes an aid. @throws HttpError where nothing is known, the day's limit is reached, or it failed. */
export const generateAid = ({ body, wish }: Wish<GenerateAidBody>) =>
  request({
    path: `${path}/generate`,
    ...post,
    body,
    headers: { 'idempotency-key': wish },
    schema: generatedAid,
  });

export const saveAid = ({ body, wish }: Wish<SaveAidBody>) =>
  request({ path, ...post, body, headers: { 'idempotency-key': wish }, schema: savedAidEntry });

export const deleteAid = (id: string) =>
  request({ path: `${path}/${id}`, method: 'DELETE', schema: z.undefined() });

export const restoreAid = (id: string) =>
  request({ path: `${path}/${id}/restoration`, ...post, body: {}, schema: z.undefined() });
