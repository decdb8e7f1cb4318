import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { blogPostDecider } from '../../../domain/blog/blog-post.ts';
import { blogPostDetail, blogPostText } from '../../../domain/contracts/blog.ts';
import { type BlogPostId, blogPostId, blogPostStream } from '../../../domain/kernel/ids.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import { namedCommand } from '../../server/named-command.ts';
import { signedIn } from '../../server/signed-in.ts';
import { presentDetail } from '../present-blog-post.ts';

const params = z.strictObject({ postId: blogPostId });

/** One post: written as a draft, and read with its history. */
export const oneBlogPostRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { world } = context;

    app.post(
      '/api/admin/blog-posts',
      {
        config: { policy: { auth: 'admin', csrf: true } },
        schema: {
          about: {
            capability: 'blog',
            operationId: 'writeBlogPost',
            summary: 'Write a post, as a draft',
          },
          body: blogPostText,
          response: { 200: blogPostDetail },
        },
      },
      async (request, reply) => {
        const { accountId: by } = signedIn(request);
        // The same request under the same `Idempotency-Key` names the same post.
        const id: string = namedCommand(world, request, by) ?? world.identifiers.command();
        const postId = id as BlogPostId;
        const about = { postId, by, at: world.clock.instant() };
        await carryOut(
          context,
          { request, reply },
          {
            decider: blogPostDecider,
            stream: blogPostStream(postId),
            actor: by,
            command: { type: 'WriteBlogPost' as const, ...about, text: request.body },
          },
        );
        return presentDetail(context, postId);
      },
    );

    app.get(
      '/api/admin/blog-posts/:postId',
      {
        config: { policy: { auth: 'admin', csrf: false } },
        schema: {
          about: {
            capability: 'blog',
            operationId: 'readBlogPost',
            summary: 'Read one post, with its text and its history',
            refuses: [404],
          },
          params,
          response: { 200: blogPostDetail },
        },
      },
      ({ params: { postId } }) => presentDetail(context, postId),
    );
  };
