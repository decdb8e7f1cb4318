import { describe, expect, it } from 'vitest';
import { blogPostDecider, type PostText, statusAt } from '../../../domain/blog/blog-post.ts';
import type { BlogEvent } from '../../../domain/blog/events.ts';
import { readTimeOf } from '../../../domain/blog/read-time.ts';
import { fold } from '../../../domain/kernel/decider.ts';
import type { AccountId, BlogPostId } from '../../../domain/kernel/ids.ts';
import type { Instant } from '../../../domain/kernel/time.ts';
import { given } from '../../support/given.ts';

const postId = 'post-1' as BlogPostId;
const at = '2026-11-27T12:00:00.000Z' as Instant;
const later = '2026-12-01T08:00:00.000Z' as Instant;
const by = 'admin-1' as AccountId;
const byAdmin = { postId, by, at };
const byProduct = { postId, by: null, at };
const reason = 'A clearer title';

const text: PostText = {
  title: 'Seven days',
  excerpt: 'A plan.',
  content: 'One.\n\nTwo.',
  category: 'Wellness',
  tags: ['sleep'],
  picture: 'seven-days',
};
const other: PostText = { ...text, title: 'The last seven days' };

const written = (about: object = byAdmin, said: PostText = text): BlogEvent =>
  ({ type: 'BlogPostWritten', data: { ...about, ...said } }) as BlogEvent;
const scheduled = (publishedAt: Instant, about: object = byAdmin): BlogEvent =>
  ({ type: 'BlogPostScheduled', data: { ...about, publishedAt } }) as BlogEvent;
const withdrawn = (about: object = byAdmin): BlogEvent =>
  ({ type: 'BlogPostWithdrawn', data: about }) as BlogEvent;

describe('a post of an administrator', () => {
  it('is written once, as a draft', () => {
    const write = { type: 'WriteBlogPost', ...byAdmin, text } as const;
    given(blogPostDecider, []).when(write).thenRecords(written());
    given(blogPostDecider, [written()]).when(write).thenRecords();
    expect(fold(blogPostDecider, [written()])).toMatchObject({
      status: 'draft',
      publishedAt: null,
    });
  });

  it('is changed with a reason, and not where it says the same', () => {
    const revise = { type: 'ReviseBlogPost', ...byAdmin, seen: 1, reason } as const;
    given(blogPostDecider, [written()])
      .when({ ...revise, text: other })
      .thenRecords(written({ ...byAdmin, reason }, other));
    given(blogPostDecider, [written()])
      .when({ ...revise, text })
      .thenRecords();
  });

  it('is published now or within a year, and not twice for the same time', () => {
    const publish = (publishedAt: string | null) =>
      ({
        type: 'ScheduleBlogPost',
        ...byAdmin,
        seen: 1,
        reason,
        publishedAt: publishedAt as Instant | null,
      }) as const;
    given(blogPostDecider, [written()])
      .when(publish(at))
      .thenRecords(scheduled(at, { ...byAdmin, reason }));
    given(blogPostDecider, [written()])
      .when(publish(null))
      .thenRecords(scheduled(at, { ...byAdmin, reason }));
    given(blogPostDecider, [written()])
      .when(publish(later))
      .thenRecords(scheduled(later, { ...byAdmin, reason }));
    for (const out of ['2026-11-27T11:59:59.999Z', '2027-11-27T12:00:00.001Z']) {
      given(blogPostDecider, [written()])
        .when(publish(out))
        .thenRefuses({ code: 'PublicationOutOfRange' });
    }
    given(blogPostDecider, [written(), scheduled(later)])
      .when({ ...publish(later), seen: 2 })
      .thenRecords();
  });

  it('is withdrawn where it is published, and only there', () => {
    const withdraw = { type: 'WithdrawBlogPost', ...byAdmin, reason } as const;
    given(blogPostDecider, [written(), scheduled(at)])
      .when({ ...withdraw, seen: 2 })
      .thenRecords(withdrawn({ ...byAdmin, reason }));
    given(blogPostDecider, [written()])
      .when({ ...withdraw, seen: 1 })
      .thenRefuses({ code: 'BlogPostNotPublished' });
    expect(fold(blogPostDecider, [written(), scheduled(at), withdrawn()])).toMatchObject({
      status: 'withdrawn',
      publishedAt: null,
    });
  });

  it('is not changed by who saw an older state of it, nor where there is none', () => {
    const wishes = [
      { type: 'ReviseBlogPost', ...byAdmin, seen: 1, reason, text: other },
      { type: 'ScheduleBlogPost', ...byAdmin, seen: 1, reason, publishedAt: later },
      { type: 'WithdrawBlogPost', ...byAdmin, seen: 1, reason },
    ] as const;
    for (const wish of wishes) {
      given(blogPostDecider, [written(), scheduled(at)])
        .when(wish)
        .thenRefuses({ code: 'BlogPostChangedSince' });
      given(blogPostDecider, []).when(wish).thenRefuses({ code: 'BlogPostNotFound' });
    }
  });

  it('is scheduled until its time comes', () => {
    const post = { status: 'published', publishedAt: later } as const;
    expect(statusAt(post, at)).toBe('scheduled');
    expect(statusAt(post, later)).toBe('published');
    expect(statusAt({ status: 'draft', publishedAt: null }, at)).toBe('draft');
  });
});

describe('a post that comes with the product', () => {
  const ship = { type: 'ShipBlogPost', postId, at, text, publishedAt: at } as const;
  const shipped = [written(byProduct), scheduled(at, byProduct)];

  it('is written and published, once', () => {
    given(blogPostDecider, [])
      .when(ship)
      .thenRecords(...shipped);
    given(blogPostDecider, shipped).when(ship).thenRecords();
  });

  it('is written anew when its file changed, and gone with it', () => {
    given(blogPostDecider, shipped)
      .when({ ...ship, text: other })
      .thenRecords(written(byProduct, other));
    given(blogPostDecider, shipped)
      .when({ type: 'DropBlogPost', postId, at })
      .thenRecords(withdrawn(byProduct));
  });

  it('comes back when its file does', () => {
    given(blogPostDecider, [...shipped, withdrawn(byProduct)])
      .when(ship)
      .thenRecords(scheduled(at, byProduct));
  });

  it.each([
    ['changed', written(byAdmin, other)],
    ['withdrawn', withdrawn()],
    ['moved', scheduled(later)],
  ])('stays as an administrator left it once it was %s', (_, change) => {
    given(blogPostDecider, [...shipped, change])
      .when(ship)
      .thenRecords();
    given(blogPostDecider, [...shipped, change])
      .when({ type: 'DropBlogPost', postId, at })
      .thenRecords();
  });

  it('is never what an administrator wrote', () => {
    given(blogPostDecider, [written(), scheduled(at)])
      .when({ type: 'DropBlogPost', postId, at })
      .thenRecords();
  });
});

describe('the time to read', () => {
  it.each([
    [1, 1],
    [220, 1],
    [331, 2],
    [1100, 5],
  ])('of %i words is %i min', (words, minutes) => {
    expect(readTimeOf(Array.from({ length: words }, () => 'word').join(' '))).toBe(minutes);
  });
});
