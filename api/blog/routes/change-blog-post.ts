import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  blogPostDecider,
  type ReviseBlogPost,
  type ScheduleBlogPost,
  type WithdrawBlogPost,
} from '../../../domain/blog/blog-post.ts';
import {
  type BlogPostDetail,
  blogPostDetail,
  reviseBlogPostBody,
  scheduleBlogPostBody,
  withdrawBlogPostBody,
} from '../../../domain/contracts/blog.ts';
import { type BlogPostId, blogPostId, blogPostStream } from '../../../domain/kernel/ids.ts';
import { carryOut } from '../../server/carry-out.ts';
import type { ApiContext } from '../../server/context.ts';
import type { Exchange } from '../../server/exchange.ts';
import { signedIn } from '../../server/signed-in.ts';
import { presentDetail } from '../present-blog-post.ts';

type Change = ReviseBlogPost | ScheduleBlogPost | WithdrawBlogPost;
type Wish = Change extends infer One
  ? One extends Change
    ? Omit<One, 'postId' | 'by' | 'at'>
    : never
  : never;

const params = z.strictObject({ postId: blogPostId });
const config = { policy: { auth: 'admin', csrf: true } } as const;
const response = { 200: blogPostDetail };

const change = async (
  context: ApiContext,
  exchange: Exchange,
  { postId, ...wish }: Wish & { readonly postId: BlogPostId },
): Promise<BlogPostDetail> => {
  const { accountId: by } = signedIn(exchange.request);
  const command = { ...wish, postId, by, at: context.world.clock.instant() } as Change;
  await carryOut(context, exchange, {
    decider: blogPostDecider,
    stream: blogPostStream(postId),
    actor: by,
    command,
  });
  return presentDetail(context, postId);
};

/** A post changed, published or withdrawn; each time with a reason, and only as it was last seen. */
export const changeBlogPostRoute =
  (context: ApiContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.put(
      '/api/admin/blog-posts/:postId',
      {
        config,
        schema: {
          about: {
            capability: 'blog',
            operationId: 'reviseBlogPost',
            summary: 'Change what a post says, with a reason',
            refuses: [404, 409],
          },
          params,
          body: reviseBlogPostBody,
          response,
        },
      },
      (request, reply) => {
        const { revision: seen, reason, ...text } = request.body;
        const wish = { type: 'ReviseBlogPost' as const, seen, reason, text };
        return change(context, { request, reply }, { ...wish, ...request.params });
      },
    );

    app.post(
      '/api/admin/blog-posts/:postId/publication',
      {
        config,
        schema: {
          about: {
            capability: 'blog',
            operationId: 'scheduleBlogPost',
            summary: 'Publish a post at once or from a time to come, with a reason',
            refuses: [404, 409],
          },
          params,
          body: scheduleBlogPostBody,
          response,
        },
      },
      (request, reply) => {
        const { revision: seen, reason, publishedAt } = request.body;
        const wish = { type: 'ScheduleBlogPost' as const, seen, reason, publishedAt };
        return change(context, { request, reply }, { ...wish, ...request.params });
      },
    );

    app.post(
      '/api/admin/blog-posts/:postId/withdrawal',
      {
        config,
        schema: {
          about: {
            capability: 'blog',
            operationId: 'withdrawBlogPost',
            summary: 'Take a post out of the blog, with a reason',
            refuses: [404, 409],
          },
          params,
          body: withdrawBlogPostBody,
          response,
        },
      },
      (request, reply) => {
        const { revision: seen, reason } = request.body;
        const wish = { type: 'WithdrawBlogPost' as const, seen, reason };
        return change(context, { request, reply }, { ...wish, ...request.params });
      },
    );
  };
