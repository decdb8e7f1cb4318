import { useState } from 'react';
import type { BlogPostId } from '../../../../domain/kernel/ids.ts';
import { instantOf } from '../../../../domain/kernel/time.ts';
import { serverNow } from '../../../http/server-clock.ts';
import { type CommentDraft, type Discussion, noDiscussion, withComment } from './discussion.ts';
import { type Reaction, react } from './reactions.ts';

type Discussions = Readonly<Record<BlogPostId, Discussion>>;

/** What the reader did with each post, for as long as the page is open; nothing of it is sent or stored. */
export const useDiscussions = () => {
  const [discussions, setDiscussions] = useState<Discussions>({});
  return (post: BlogPostId) => {
    const change = (to: (before: Discussion) => Discussion): void =>
      setDiscussions((all) => ({ ...all, [post]: to(all[post] ?? noDiscussion) }));
    return {
      discussion: discussions[post] ?? noDiscussion,
      choose: (reaction: Reaction): void =>
        change((before) => ({ ...before, reactions: react(before.reactions, reaction) })),
      comment: (draft: CommentDraft): void => {
        const made = { id: crypto.randomUUID(), at: instantOf(serverNow()) };
        change((before) => withComment(before, draft, made));
      },
    };
  };
};
export type DiscussionOf = ReturnType<ReturnType<typeof useDiscussions>>;
