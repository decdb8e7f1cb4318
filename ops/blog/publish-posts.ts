import { createHash } from 'node:crypto';
import { v5 } from 'uuid';
import {
  type BlogPostCommand,
  type BlogPostState,
  blogPostDecider,
  revisionOf,
} from '../../domain/blog/blog-post.ts';
import type { BlogEvent } from '../../domain/blog/events.ts';
import { readEvent } from '../../domain/events/registry.ts';
import { type CommandWorld, handleCommand } from '../../domain/handling/handle-command.ts';
import { beforeAll } from '../../domain/kernel/envelope.ts';
import { type BlogPostId, blogPostStream, type CommandId } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { ShippedPost } from './read-posts.ts';

const publications = '8d1a54f2-3f0c-4b7e-9a44-6c2f51a0b7d3';

type Known = ReadonlyMap<BlogPostId, BlogPostState>;

const postsSoFar = async ({ log }: CommandWorld): Promise<Known> => {
  const found = new Map<BlogPostId, BlogPostState>();
  const types = ['BlogPostWritten', 'BlogPostScheduled', 'BlogPostWithdrawn'];
  for await (const { events } of log.readAll({ after: beforeAll, types })) {
    for (const recorded of events) {
      const event = readEvent(recorded) as unknown as BlogEvent;
      const { postId } = event.data;
      const before = found.get(postId) ?? blogPostDecider.initial;
      found.set(postId, blogPostDecider.evolve(before, event));
    }
  }
  return found;
};

type Wish = Extract<BlogPostCommand, { readonly type: 'ShipBlogPost' | 'DropBlogPost' }>;

const wishesOf = (shipped: readonly ShippedPost[], before: Known, at: Instant): readonly Wish[] => {
  const kept = new Set(shipped.map(({ postId }) => postId));
  return [
    ...shipped.map((post) => ({ type: 'ShipBlogPost' as const, at, ...post })),
    ...[...before.keys()]
      .filter((postId) => !kept.has(postId))
      .map((postId) => ({ type: 'DropBlogPost' as const, at, postId })),
  ];
};

/** The same change wished twice is one change: its id names the post, what it becomes and from where. */
const commandIdOf = ({ at: _, ...wish }: Wish, state: BlogPostState): CommandId => {
  const becomes = createHash('sha256').update(JSON.stringify(wish)).digest('hex');
  const from = state ? revisionOf(state) : 0;
  return v5(`${wish.postId}/${from}/${becomes}`, publications) as string as CommandId;
};

type PostRelease = { readonly posts: readonly ShippedPost[]; readonly at: Instant };

/**
 * Publishes the posts that come with the product and changed since the last time, and withdraws those that are
 * gone; what an administrator changed stays as it is. Answers how many changed. Throws what the log throws.
 */
export const publishPosts = async (
  world: CommandWorld,
  { posts, at }: PostRelease,
): Promise<number> => {
  const before = await postsSoFar(world);
  const due = wishesOf(posts, before, at).filter((wish) => {
    const decision = blogPostDecider.decide(wish, before.get(wish.postId) ?? null);
    return decision.ok && decision.value.length > 0;
  });
  for (const command of due) {
    const commandId = commandIdOf(command, before.get(command.postId) ?? null);
    const handled = await handleCommand(world, {
      decider: blogPostDecider,
      stream: blogPostStream(command.postId),
      command,
      meta: { actor: 'system', commandId, correlationId: 'blog-publication' },
    });
    if (!handled.ok) throw new Error(`${command.postId}: ${handled.refusal.code}`);
  }
  return due.length;
};
