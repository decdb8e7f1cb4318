import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import {
  type ImageListQuery,
  type ImageTopic,
  imageCaseDetail,
  imageList,
  imageStats,
  interpretationSet,
  type ReadImageBody,
} from '../../../../domain/contracts/medical-images.ts';
import { request } from '../../../http/request.ts';

const path = '/api/medical-images';

/** Everything under it is asked again when the learner has read an image. */
export const imagesKey = ['medical-images'] as const;

/** Without the page: the list grows page by page. */
export type ImageFilter = Omit<ImageListQuery, 'page'>;

const addressOf = (asked: ImageListQuery): string => {
  const chosen = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return `${path}?${new URLSearchParams(Object.fromEntries(chosen))}`;
};

/** What there is to read, in the order of the library. */
export const imageListQuery = (filter: ImageFilter) =>
  infiniteQueryOptions({
    queryKey: ['medical-images', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      request({ path: addressOf({ ...filter, page: pageParam }), schema: imageList, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

/** The first image that was not read. */
export const nextUnreadQuery = () =>
  queryOptions({
    queryKey: ['medical-images', 'next'],
    queryFn: ({ signal }) =>
      request({ path: addressOf({ unread: 'true', size: 1 }), schema: imageList, signal }),
  });

export const imageStatsQuery = () =>
  queryOptions({
    queryKey: ['medical-images', 'stats'],
    queryFn: ({ signal }) => request({ path: `${path}/stats`, schema: imageStats, signal }),
  });

export const imageCaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['medical-images', 'case', id],
    queryFn: ({ signal }) =>
      request({ path: `${path}/${encodeURIComponent(id)}`, schema: imageCaseDetail, signal }),
  });

export type Reading = {
  readonly id: string;
  readonly body: ReadImageBody;
  /** The same wish sent again has its effect once. */
  readonly wish: string;
};

/** Commits to a reading. @throws HttpError where it is not whole, or the case has changed. */
export const sendReading = ({ id, body, wish }: Reading) =>
  request({
    path: `${path}/${encodeURIComponent(id)}/readings`,
    method: 'POST',
    headers: { 'idempotency-key': wish },
    body,
    schema: z.undefined(),
  });

/** Chooses cases to practice. @throws Error whose message is shown as it is. */
export const fetchInterpretation = async (topic: ImageTopic) => {
  try {
    return await request({
      path: '/api/test/medical-interpretation',
      method: 'POST',
      body: { topic },
      schema: interpretationSet,
    });
  } catch (cause) {
    throw new Error('Failed to fetch interpretation', { cause });
  }
};
