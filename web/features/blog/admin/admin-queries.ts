import { queryOptions } from '@tanstack/react-query';
import {
  type BlogPostText,
  blogPostDetail,
  blogPostPage,
  type ReviseBlogPostBody,
  type ScheduleBlogPostBody,
  type WithdrawBlogPostBody,
} from '../../../../domain/contracts/blog.ts';
import type { BlogPostId } from '../../../../domain/kernel/ids.ts';
import { adminRequest } from '../../admin/admin-request.ts';

const path = '/api/admin/blog-posts';
const pathOf = (id: string): string => `${path}/${encodeURIComponent(id)}`;
const schema = blogPostDetail;

/** What begins the key of everything administrators see of posts: a change makes all of it anew. */
export const blogAdminKey = ['admin', 'blog-posts'] as const;

export const blogPostListQuery = (page: number) =>
  queryOptions({
    queryKey: [...blogAdminKey, 'list', page],
    queryFn: ({ signal }) =>
      adminRequest({ path: `${path}?page=${page}`, schema: blogPostPage, signal }),
    placeholderData: (before) => before,
  });

export const oneBlogPostQuery = (id: string) =>
  queryOptions({
    queryKey: [...blogAdminKey, 'one', id],
    queryFn: ({ signal }) => adminRequest({ path: pathOf(id), schema, signal }),
  });

type Of<Body> = { readonly id: BlogPostId; readonly body: Body };

/** @throws HttpError where something of it is missing or too long. */
export const writePost = (body: BlogPostText) =>
  adminRequest({ path, method: 'POST', body, schema });

/** @throws HttpError where somebody else changed it meanwhile. */
export const revisePost = ({ id, body }: Of<ReviseBlogPostBody>) =>
  adminRequest({ path: pathOf(id), method: 'PUT', body, schema });

/** @throws HttpError where the time is out of range, or somebody else changed it meanwhile. */
export const schedulePost = ({ id, body }: Of<ScheduleBlogPostBody>) =>
  adminRequest({ path: `${pathOf(id)}/publication`, method: 'POST', body, schema });

/** @throws HttpError where somebody else changed it meanwhile. */
export const withdrawPost = ({ id, body }: Of<WithdrawBlogPostBody>) =>
  adminRequest({ path: `${pathOf(id)}/withdrawal`, method: 'POST', body, schema });
