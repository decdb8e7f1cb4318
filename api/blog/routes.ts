import { capability } from '../server/capability.ts';
import { blogAudit } from './audit-words.ts';
import examples from './examples.json' with { type: 'json' };
import parameters from './parameters.json' with { type: 'json' };
import { blogParts } from './parts.ts';
import { blogAnswers } from './refusals.ts';
import { blogPostListRoute } from './routes/blog-post-list.ts';
import { blogPostsRoute } from './routes/blog-posts.ts';
import { changeBlogPostRoute } from './routes/change-blog-post.ts';
import { oneBlogPostRoute } from './routes/one-blog-post.ts';

export const blog = capability({
  word: 'blog',
  about: 'The posts of the blog: read by everyone, written and scheduled by admins',
  routes: [blogPostsRoute, blogPostListRoute, oneBlogPostRoute, changeBlogPostRoute],
  parts: blogParts,
  refusals: blogAnswers,
  audit: blogAudit,
  parameters,
  examples,
});
