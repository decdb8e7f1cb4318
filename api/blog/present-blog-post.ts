import {
  blogPostDecider,
  type KeptPost,
  type PostChange,
  revisionOf,
  statusAt,
} from '../../domain/blog/blog-post.ts';
import { readTimeOf } from '../../domain/blog/read-time.ts';
import {
  type BlogPicture,
  type BlogPost,
  type BlogPostChange,
  type BlogPostDetail,
  type BlogPostItem,
  blogPicture,
  blogPictureAlts,
} from '../../domain/contracts/blog.ts';
import { loadStream } from '../../domain/handling/load-stream.ts';
import { type BlogPostId, blogPostStream } from '../../domain/kernel/ids.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import type { BlogPostRow } from '../../projectors/blog-posts/blog-posts.ts';
import type { ApiContext } from '../server/context.ts';
import { Refused } from '../server/refused.ts';

/** Posts speak for the product, not for one person. */
const author = 'Boardwell editors';

/** As many as a page shows. */
const mostChanges = 100;

/** A drawing that is gone since the post was written gives way to another one. */
const pictureOf = (name: string): BlogPicture => blogPicture.safeParse(name).data ?? 'retrieval';

/** A post as everyone reads it; null where it is not published. */
export const presentPost = ({
  postId,
  title,
  excerpt,
  content,
  category,
  tags,
  publishedAt,
  createdAt,
  ...row
}: BlogPostRow): BlogPost | null => {
  const picture = pictureOf(row.picture);
  return (
    publishedAt && {
      id: postId,
      title,
      excerpt,
      content,
      category,
      author,
      readTime: readTimeOf(content),
      featuredImage: `/blog-pictures/${picture}.svg`,
      featuredImageAlt: blogPictureAlts[picture],
      tags: [...tags],
      publishedAt,
      createdAt,
    }
  );
};

/** A post as the list of administrators has it. */
export const presentItem = (
  { postId, title, category, status, publishedAt, createdAt, changedAt }: BlogPostRow,
  now: Instant,
): BlogPostItem => ({
  id: postId,
  title,
  category,
  status: statusAt({ status, publishedAt }, now),
  publishedAt,
  createdAt,
  changedAt,
});

const opened = async (
  { world }: ApiContext,
  { by, reason, ...change }: PostChange,
): Promise<BlogPostChange> => ({
  ...change,
  by,
  reason: by === null || reason === null ? null : await world.vault.open(by, reason),
});

const latest = (context: ApiContext, { changes }: KeptPost): Promise<BlogPostChange[]> =>
  Promise.all(
    changes
      .slice(-mostChanges)
      .toReversed()
      .map((change) => opened(context, change)),
  );

/** A post as its own stream tells it, with who changed what and why. Throws `Refused`. */
export const presentDetail = async (
  context: ApiContext,
  id: BlogPostId,
): Promise<BlogPostDetail> => {
  const { world } = context;
  const { state } = await loadStream(world.commands, blogPostStream(id), blogPostDecider);
  const [first] = state?.changes ?? [];
  if (!state || !first) throw new Refused({ code: 'BlogPostNotFound' });
  const { text, publishedAt, changes } = state;
  return {
    id,
    ...text,
    picture: pictureOf(text.picture),
    status: statusAt(state, world.clock.instant()),
    publishedAt,
    createdAt: first.at,
    changedAt: changes.at(-1)?.at ?? first.at,
    revision: revisionOf(state),
    changes: await latest(context, state),
  };
};
