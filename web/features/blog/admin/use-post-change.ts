import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BlogPostDetail } from '../../../../domain/contracts/blog.ts';
import { blogPostsQuery } from '../blog-query.ts';
import { blogAdminKey } from './admin-queries.ts';

/** A change of a post, after which everything that shows posts is read anew. */
export const usePostChange = <Wish>(
  change: (wish: Wish) => Promise<BlogPostDetail>,
  onDone: (post: BlogPostDetail) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (post) => {
      await client.invalidateQueries({ queryKey: blogAdminKey });
      await client.invalidateQueries(blogPostsQuery());
      onDone(post);
    },
  });
};
