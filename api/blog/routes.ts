import type { ApiRoute } from '../server/route.ts';
import { blogPostListRoute } from './routes/blog-post-list.ts';
import { blogPostsRoute } from './routes/blog-posts.ts';
import { changeBlogPostRoute } from './routes/change-blog-post.ts';
import { oneBlogPostRoute } from './routes/one-blog-post.ts';

/** The posts of the blog: what everyone reads, and how administrators write, schedule and withdraw. */
export const blogRoutes: readonly ApiRoute[] = [
  blogPostsRoute,
  blogPostListRoute,
  oneBlogPostRoute,
  changeBlogPostRoute,
];
