import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type StartTutorBody,
  type TutorConversation,
  tutorConversation,
  tutorConversationEntry,
  tutorConversationPage,
  tutorStarters,
} from '../../../../domain/contracts/tutor.ts';
import { request } from '../../../http/request.ts';

const path = '/api/tutor';

export const conversationPath = (id: string): string => `${path}/conversations/${id}`;

/** What a conversation could begin with; practice moves it as it moves progress. */
export const startersQuery = () =>
  queryOptions({
    queryKey: ['progress', 'tutor-starters'],
    queryFn: ({ signal }) => request({ path: `${path}/starters`, schema: tutorStarters, signal }),
  });

/** The learner's conversations, the latest first; its key is the one that live updates refresh. */
export const conversationsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['tutor-conversations'],
    queryFn: ({ signal, pageParam }) => {
      const after = pageParam === '' ? '' : `?${new URLSearchParams({ after: pageParam })}`;
      return request({
        path: `${path}/conversations${after}`,
        schema: tutorConversationPage,
        signal,
      });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Milliseconds between two looks at an answer that is still being written, and how many there are. */
const lookAgain = { after: 1500, times: 40 } as const;

const isUnanswered = (talk: TutorConversation | undefined): boolean =>
  talk?.turns.at(-1)?.answer === null;

export const conversationKey = (id: string) => ['tutor-conversation', id] as const;

/** One conversation; looked at again while an answer is being written that this page does not hear. */
export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: conversationKey(id),
    queryFn: ({ signal }) =>
      request({ path: conversationPath(id), schema: tutorConversation, signal }),
    refetchInterval: ({ state }) =>
      isUnanswered(state.data) && state.dataUpdateCount < lookAgain.times ? lookAgain.after : false,
    // Another tab may have gone on with it.
    staleTime: 0,
  });

const post = { method: 'POST' } as const;

export const startConversation = ({
  body,
  wish,
}: {
  readonly body: StartTutorBody;
  /** The same wish sent again has its effect once. */
  readonly wish: string;
}) =>
  request({
    path: `${path}/conversations`,
    ...post,
    body,
    headers: { 'idempotency-key': wish },
    schema: tutorConversationEntry,
  });

export const deleteConversation = (id: string) =>
  request({ path: conversationPath(id), method: 'DELETE', schema: z.undefined() });

export const restoreConversation = (id: string) =>
  request({
    path: `${conversationPath(id)}/restoration`,
    ...post,
    body: {},
    schema: z.undefined(),
  });
