import { queryOptions } from '@tanstack/react-query';
import { blogPosts } from '../../../domain/contracts/blog.ts';
import { request } from '../../http/request.ts';

/** Every post that everyone may read; a change of an administrator makes it anew. */
export const blogPostsQuery = () =>
  queryOptions({
    queryKey: ['blog-posts'],
    queryFn: ({ signal }) => request({ path: '/api/blog-posts', schema: blogPosts, signal }),
  });
