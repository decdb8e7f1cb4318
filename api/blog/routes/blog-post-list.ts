import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { blogPostPage, blogPostQuery } from '../../../domain/contracts/blog.ts';
import type { ApiContext } from '../../server/context.ts';
import { presentItem } from '../present-blog-post.ts';

/** Every post, drafts and withdrawn ones among them. */
export const blogPostListRoute =
  ({ blog, world }: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/blog-posts',
      {
        config: { policy: { auth: 'admin', csrf: false, reads: ['accounts', 'blog-posts'] } },
        schema: {
          about: {
            capability: 'blog',
            operationId: 'listBlogPosts',
            summary: 'Page through every post, newest first, whatever its status',
          },
          querystring: blogPostQuery,
          response: { 200: blogPostPage },
        },
      },
      async ({ query: { page } }) => {
        const now = world.clock.instant();
        const [rows, total] = await Promise.all([blog.page(page), blog.total()]);
        return { posts: rows.map((row) => presentItem(row, now)), total, page };
      },
    );
  };
