import { match } from 'ts-pattern';
import type { BlogCategory, BlogPostStatus } from '../contracts/blog.ts';
import type { Decider } from '../kernel/decider.ts';
import type { AccountId, BlogPostId } from '../kernel/ids.ts';
import { accepted, refused } from '../kernel/result.ts';
import { addMonths, type Instant } from '../kernel/time.ts';
import type { BlogEvent } from './events.ts';

/** As it stands in an event: what named a drawing once need not name one today. */
export type PostText = {
  readonly title: string;
  readonly excerpt: string;
  readonly content: string;
  readonly category: BlogCategory;
  readonly tags: string[];
  readonly picture: string;
};

export type PostChange = {
  readonly what: 'written' | 'scheduled' | 'withdrawn';
  readonly by: AccountId | null;
  readonly at: Instant;
  readonly publishedAt: Instant | null;
  /** As it stands in the log: sealed. */
  readonly reason: string | null;
};

export type KeptPost = {
  readonly text: PostText;
  readonly status: 'draft' | 'published' | 'withdrawn';
  readonly publishedAt: Instant | null;
  /** Every one in turn; as many as the post's revision says. */
  readonly changes: readonly PostChange[];
};

export type BlogPostState = KeptPost | null;

type About = { readonly postId: BlogPostId; readonly at: Instant };
type ByAdmin = About & { readonly by: AccountId };
type Change = ByAdmin & { readonly seen: number; readonly reason: string };

type WriteBlogPost = ByAdmin & { readonly type: 'WriteBlogPost'; readonly text: PostText };
export type ReviseBlogPost = Change & { readonly type: 'ReviseBlogPost'; readonly text: PostText };
export type ScheduleBlogPost = Change & {
  readonly type: 'ScheduleBlogPost';
  /** Null is at once. */
  readonly publishedAt: Instant | null;
};
export type WithdrawBlogPost = Change & { readonly type: 'WithdrawBlogPost' };
/** The post as the product ships it today. */
type ShipBlogPost = About & {
  readonly type: 'ShipBlogPost';
  readonly text: PostText;
  readonly publishedAt: Instant;
};
/** The product ships it no longer. */
type DropBlogPost = About & { readonly type: 'DropBlogPost' };

export type BlogPostCommand =
  | WriteBlogPost
  | ReviseBlogPost
  | ScheduleBlogPost
  | WithdrawBlogPost
  | ShipBlogPost
  | DropBlogPost;

export type BlogPostRefusal =
  | { readonly code: 'BlogPostNotFound' }
  | { readonly code: 'BlogPostChangedSince' }
  | { readonly code: 'BlogPostNotPublished' }
  | { readonly code: 'PublicationOutOfRange' };

type Decision = ReturnType<
  Decider<BlogPostState, BlogPostCommand, BlogEvent, BlogPostRefusal>['decide']
>;

export const revisionOf = ({ changes }: KeptPost): number => changes.length;

/** Where it stands at a moment. */
export const statusAt = (
  { status, publishedAt }: Pick<KeptPost, 'status' | 'publishedAt'>,
  now: Instant,
): BlogPostStatus =>
  status === 'published' && publishedAt !== null && publishedAt > now ? 'scheduled' : status;

const isSameText = (one: PostText, other: PostText): boolean =>
  one.title === other.title &&
  one.excerpt === other.excerpt &&
  one.content === other.content &&
  one.category === other.category &&
  one.picture === other.picture &&
  JSON.stringify(one.tags) === JSON.stringify(other.tags);

/** What an administrator wrote, scheduled or withdrew is theirs from then on: the product leaves it alone. */
const isOfProduct = ({ changes }: KeptPost): boolean => changes.every(({ by }) => by === null);

const changing = (
  { seen }: Change,
  state: BlogPostState,
  decide: (post: KeptPost) => Decision,
): Decision => {
  if (!state) return refused({ code: 'BlogPostNotFound' });
  return seen === revisionOf(state) ? decide(state) : refused({ code: 'BlogPostChangedSince' });
};

const aboutOf = ({ postId, by, at, reason }: Change) => ({ postId, by, at, reason });

const schedule = (wish: ScheduleBlogPost, { status, publishedAt: before }: KeptPost): Decision => {
  const { at } = wish;
  const publishedAt = wish.publishedAt ?? at;
  if (status === 'published' && before === publishedAt) return accepted([]);
  if (publishedAt < at || publishedAt > addMonths(at, 12)) {
    return refused({ code: 'PublicationOutOfRange' });
  }
  return accepted([{ type: 'BlogPostScheduled', data: { ...aboutOf(wish), publishedAt } }]);
};

const withdraw = (wish: WithdrawBlogPost, { status }: KeptPost): Decision =>
  status === 'published'
    ? accepted([{ type: 'BlogPostWithdrawn', data: aboutOf(wish) }])
    : refused({ code: 'BlogPostNotPublished' });

const ship = (
  { postId, at, text, publishedAt }: ShipBlogPost,
  state: BlogPostState,
): readonly BlogEvent[] => {
  if (state && !isOfProduct(state)) return [];
  const about = { postId, by: null, at };
  const isDue = state?.status !== 'published' || state.publishedAt !== publishedAt;
  return [
    ...(state && isSameText(state.text, text)
      ? []
      : [{ type: 'BlogPostWritten' as const, data: { ...about, ...text } }]),
    ...(isDue ? [{ type: 'BlogPostScheduled' as const, data: { ...about, publishedAt } }] : []),
  ];
};

const drop = ({ postId, at }: DropBlogPost, state: BlogPostState): readonly BlogEvent[] =>
  state?.status === 'published' && isOfProduct(state)
    ? [{ type: 'BlogPostWithdrawn', data: { postId, by: null, at } }]
    : [];

const changeOf = (
  what: PostChange['what'],
  { by, at, reason }: BlogEvent['data'],
  publishedAt: Instant | null = null,
): PostChange => ({ what, by, at, publishedAt, reason: reason ?? null });

const written = (
  state: BlogPostState,
  data: Extract<BlogEvent, { readonly type: 'BlogPostWritten' }>['data'],
): KeptPost => {
  const { title, excerpt, content, category, tags, picture } = data;
  return {
    status: state?.status ?? 'draft',
    publishedAt: state?.publishedAt ?? null,
    text: { title, excerpt, content, category, tags, picture },
    changes: [...(state?.changes ?? []), changeOf('written', data)],
  };
};

/** One post: written as a draft, published at a moment, changed and withdrawn with a reason each time. */
export const blogPostDecider: Decider<BlogPostState, BlogPostCommand, BlogEvent, BlogPostRefusal> =
  {
    initial: null,
    decide: (command, state) =>
      match(command)
        .returnType<Decision>()
        .with({ type: 'WriteBlogPost' }, ({ type: _, text, ...about }) =>
          accepted(state ? [] : [{ type: 'BlogPostWritten', data: { ...about, ...text } }]),
        )
        .with({ type: 'ReviseBlogPost' }, (wish) =>
          changing(wish, state, ({ text }) =>
            accepted(
              isSameText(text, wish.text)
                ? []
                : [{ type: 'BlogPostWritten', data: { ...aboutOf(wish), ...wish.text } }],
            ),
          ),
        )
        .with({ type: 'ScheduleBlogPost' }, (wish) =>
          changing(wish, state, (post) => schedule(wish, post)),
        )
        .with({ type: 'WithdrawBlogPost' }, (wish) =>
          changing(wish, state, (post) => withdraw(wish, post)),
        )
        .with({ type: 'ShipBlogPost' }, (wish) => accepted(ship(wish, state)))
        .with({ type: 'DropBlogPost' }, (wish) => accepted(drop(wish, state)))
        .exhaustive(),
    evolve: (state, event) =>
      match(event)
        .returnType<BlogPostState>()
        .with({ type: 'BlogPostWritten' }, ({ data }) => written(state, data))
        .with(
          { type: 'BlogPostScheduled' },
          ({ data }) =>
            state && {
              ...state,
              status: 'published',
              publishedAt: data.publishedAt,
              changes: [...state.changes, changeOf('scheduled', data, data.publishedAt)],
            },
        )
        .with(
          { type: 'BlogPostWithdrawn' },
          ({ data }) =>
            state && {
              ...state,
              status: 'withdrawn',
              publishedAt: null,
              changes: [...state.changes, changeOf('withdrawn', data)],
            },
        )
        .exhaustive(),
  };
