import type { BlogPostRefusal } from '../../domain/blog/blog-post.ts';
import type { RefusalsOf } from '../server/refusal.ts';
import { type RefusalAnswers, say } from '../server/refusal-answer.ts';

declare module '../server/refusal.ts' {
  interface RefusalsOf {
    readonly blog: BlogPostRefusal;
  }
}

/** What is told of posts that were refused. */
export const blogAnswers: RefusalAnswers<RefusalsOf['blog']> = {
  BlogPostNotFound: say(404, 'There is no such post.'),
  BlogPostChangedSince: say(
    409,
    'This post has been changed since. Reload it to see how it stands now.',
    'revision',
  ),
  BlogPostNotPublished: say(409, 'This post is not published. Reload to see how it stands.'),
  PublicationOutOfRange: say(400, 'Choose a time from now to a year from now.', 'publishedAt'),
};
