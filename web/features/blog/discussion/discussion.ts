import { z } from 'zod';
import { type Instant, instant } from '../../../../domain/kernel/time.ts';
import { noReactions, type Reactions } from './reactions.ts';

/** What a reader wrote under a post; it never leaves the page. */
export const blogComment = z.strictObject({
  id: z.string(),
  content: z.string(),
  authorName: z.string(),
  createdAt: instant,
});
export type BlogComment = z.infer<typeof blogComment>;

/** What a reader did with a post since the page was opened. */
export type Discussion = {
  readonly reactions: Reactions;
  /** The latest first. */
  readonly comments: readonly BlogComment[];
};

export const noDiscussion: Discussion = { reactions: noReactions, comments: [] };

/** What the form asks for. */
export type CommentDraft = {
  readonly name: string;
  readonly email: string;
  readonly content: string;
};

export const emptyDraft: CommentDraft = { name: '', email: '', content: '' };

export const isBlank = ({ name, content }: CommentDraft): boolean =>
  name.trim() === '' || content.trim() === '';

/** With a new comment on top; as it was where the name or the comment is blank. The email goes nowhere. */
export const withComment = (
  before: Discussion,
  draft: CommentDraft,
  { id, at }: { readonly id: string; readonly at: Instant },
): Discussion => {
  if (isBlank(draft)) return before;
  const comment = {
    id,
    content: draft.content.trim(),
    authorName: draft.name.trim(),
    createdAt: at,
  };
  return { ...before, comments: [comment, ...before.comments] };
};
