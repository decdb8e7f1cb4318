import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { blogPosts } from '../../../domain/contracts/blog.ts';
import type { ApiContext } from '../../server/context.ts';
import { notModified } from '../../server/no-content.ts';
import { keptList } from '../kept-list.ts';

/** A client names what it has; a proxy may have weakened the name. */
const hasIt = (named: string | undefined, etag: string): boolean =>
  named?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/** What everyone reads. */
export const blogPostsRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const list = keptList(context);
    app.get(
      '/api/blog-posts',
      {
        config: { policy: { auth: 'public', csrf: false, reads: ['blog-posts'] } },
        schema: {
          about: {
            capability: 'blog',
            operationId: 'readBlogPosts',
            summary: 'Read the posts of the blog, newest first',
          },
          response: { 200: blogPosts, 304: notModified },
        },
      },
      async (request, reply) => {
        const { text, etag } = await list();
        // Asked for each time: what is withdrawn is gone with the next look.
        reply.headers({ etag, 'cache-control': 'public, no-cache' });
        if (hasIt(request.headers['if-none-match'], etag)) return reply.code(304).send();
        return reply
          .type('application/json; charset=utf-8')
          .serializer(String)
          .send(text as never);
      },
    );
  };
