import { queryOptions } from '@tanstack/react-query';
import {
  type ChangeContentStatusBody,
  contentDetail,
  contentPage,
  type GenerateContentBody,
} from '../../../../domain/contracts/content.ts';
import type { ContentId } from '../../../../domain/kernel/ids.ts';
import { adminRequest } from '../admin-request.ts';

const path = '/api/admin/content';

/** What begins the key of everything that shows content: a change makes all of it anew. */
export const contentKey = ['admin', 'content'] as const;

/** `search` as the API names its filters. */
export const contentListQuery = (search: string) =>
  queryOptions({
    queryKey: [...contentKey, 'list', search],
    queryFn: ({ signal }) =>
      adminRequest({
        path: search === '' ? path : `${path}?${search}`,
        schema: contentPage,
        signal,
      }),
    placeholderData: (before) => before,
  });

export const oneContentQuery = (id: string) =>
  queryOptions({
    queryKey: [...contentKey, 'one', id],
    queryFn: ({ signal }) =>
      adminRequest({ path: `${path}/${encodeURIComponent(id)}`, schema: contentDetail, signal }),
  });

/** @throws HttpError where nothing is known of the topic, or it failed. */
export const generateContent = (body: GenerateContentBody) =>
  adminRequest({
    path: '/api/admin/generate-content',
    method: 'POST',
    body,
    schema: contentDetail,
  });

type Move = ChangeContentStatusBody & { readonly id: ContentId };

/** @throws HttpError where it stands elsewhere by now. */
export const moveContent = ({ id, ...body }: Move) =>
  adminRequest({ path: `${path}/${id}/status`, method: 'POST', body, schema: contentDetail });
