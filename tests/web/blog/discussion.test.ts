import { describe, expect, it } from 'vitest';
import type { Instant } from '../../../domain/kernel/time.ts';
import {
  blogComment,
  isBlank,
  noDiscussion,
  withComment,
} from '../../../web/features/blog/discussion/discussion.ts';
import {
  noReactions,
  type Reaction,
  type Reactions,
  react,
  reactionTotal,
} from '../../../web/features/blog/discussion/reactions.ts';

const reacted = (...chosen: readonly Reaction[]): Reactions => chosen.reduce(react, noReactions);

describe('a reaction', () => {
  it('[DATA-38] counts likes and dislikes, and keeps what was chosen', () => {
    expect(noReactions).toEqual({ likes: 0, dislikes: 0, choice: null });
    expect(reacted('like')).toEqual({ likes: 1, dislikes: 0, choice: 'like' });
    expect(reacted('dislike')).toEqual({ likes: 0, dislikes: 1, choice: 'dislike' });
  });

  it('[BLOG-26] is taken back by the same choice', () => {
    expect(reacted('like', 'like')).toEqual(noReactions);
    expect(reacted('dislike', 'dislike')).toEqual(noReactions);
  });

  it('[BLOG-27] gives way to the other one', () => {
    expect(reacted('like', 'dislike')).toEqual({ likes: 0, dislikes: 1, choice: 'dislike' });
    const seen = { likes: 4, dislikes: 2, choice: 'dislike' } as const;
    expect(react(seen, 'like')).toEqual({ likes: 5, dislikes: 1, choice: 'like' });
  });

  it('[BLOG-25] is told in the singular where it is the only one', () => {
    expect(reactionTotal(noReactions)).toBe('0 reactions');
    expect(reactionTotal(reacted('dislike'))).toBe('1 reaction');
    expect(reactionTotal({ likes: 1, dislikes: 1, choice: null })).toBe('2 reactions');
  });
});

const draft = { name: ' Ada ', email: 'ada@example.com', content: ' First.\nSecond. ' };
const made = { id: 'one', at: '2026-11-27T12:00:00.000Z' as Instant };

describe('a comment', () => {
  it('[DATA-36] has an id, its words, who wrote it and when, and nothing of the email', () => {
    const { comments } = withComment(noDiscussion, draft, made);
    expect(comments).toEqual([
      { id: 'one', content: 'First.\nSecond.', authorName: 'Ada', createdAt: made.at },
    ]);
    expect(blogComment.safeParse(comments[0]).success).toBe(true);
    expect(JSON.stringify(comments)).not.toContain('example.com');
  });

  it('[BLOG-34] goes to the top', () => {
    const first = withComment(noDiscussion, draft, made);
    const second = withComment(first, { ...draft, content: 'Later.' }, { ...made, id: 'two' });
    expect(second.comments.map(({ id }) => id)).toEqual(['two', 'one']);
  });

  it.each([
    ['the name', { ...draft, name: ' ' }],
    ['the comment', { ...draft, content: '\n ' }],
  ])('[BLOG-31] [BLOG-38] is none where %s is blank', (_, blank) => {
    expect(isBlank(blank)).toBe(true);
    expect(withComment(noDiscussion, blank, made)).toBe(noDiscussion);
  });

  it('[BLOG-38] is checked for nothing else', () => {
    const odd = { ...draft, email: 'no address' };
    expect(isBlank(odd)).toBe(false);
    expect(withComment(noDiscussion, odd, made).comments).toHaveLength(1);
  });
});
