import { createHash } from 'node:crypto';
import { type BlogPosts, blogPosts } from '../../domain/contracts/blog.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { ApiContext } from '../server/context.ts';
import { presentPost } from './present-blog-post.ts';

type Kept = { readonly fingerprint: string; readonly text: string; readonly etag: string };

const postsAt = async ({ blog }: ApiContext, now: Instant): Promise<BlogPosts> =>
  (await blog.listed(now)).flatMap((row) => presentPost(row) ?? []);

/** The list as it was sent last, made anew once a post was published, changed or withdrawn. */
export const keptList = (context: ApiContext) => {
  let kept: Kept | undefined;
  return async (): Promise<Kept> => {
    const now = context.world.clock.instant();
    const fingerprint = await context.blog.fingerprint(now);
    if (kept?.fingerprint === fingerprint) return kept;
    const text = JSON.stringify(blogPosts.parse(await postsAt(context, now)));
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    kept = { fingerprint, text, etag };
    return kept;
  };
};
