import type { BlogEvent } from '../../domain/blog/events.ts';
import { type AuditWords, type EventTypesOf, said, shortId } from '../audit/sentences/sentence.ts';

declare module '../audit/sentences/sentence.ts' {
  interface EventTypesOf {
    readonly blog: BlogEvent['type'];
  }
}

/** What the audit says of its events. */
export const blogAudit: AuditWords<EventTypesOf['blog']> = {
  sentences: {
    BlogPostWritten: ({ postId, title }) => said('wrote', `the post "${title}"`, shortId(postId)),
    BlogPostScheduled: ({ postId, publishedAt }) =>
      said('published', `post ${shortId(postId)}`, `from ${publishedAt}`),
    BlogPostWithdrawn: ({ postId }) => said('withdrew', `post ${shortId(postId)}`),
  },
};
