import type { Build, Running } from './named-command.ts';
import { newAdmin } from './people.ts';

const posts = '/api/admin/blog-posts';

export const postText = {
  title: 'Notes on a first year',
  excerpt: 'What we would tell a new graduate.',
  content: 'Ask early.\n\nWrite things down.',
  category: 'Wellness',
  tags: ['new graduates'],
  picture: 'preceptor',
};

const other = { ...postText, title: 'Notes on a second year' };

const newPost = async (product: Running) => {
  const learner = await newAdmin(product);
  const { id } = (await learner.post(posts, postText)).body;
  return { learner, path: `${posts}/${id}` };
};

const reason = 'Read by two editors';

/** Of those the routes of the blog. */
export const blogCommands: Readonly<Record<string, Build>> = {
  'POST /api/admin/blog-posts': async (product) => ({
    learner: await newAdmin(product),
    path: posts,
    body: postText,
    other,
  }),
  'PUT /api/admin/blog-posts/:postId': async (product) => ({
    ...(await newPost(product)),
    body: { ...other, reason, revision: 1 },
    other: { ...other, excerpt: 'Another one.', reason, revision: 1 },
  }),
  'POST /api/admin/blog-posts/:postId/publication': async (product) => {
    const { learner, path } = await newPost(product);
    const body = { revision: 1, publishedAt: null, reason };
    return { learner, path: `${path}/publication`, body, other: { ...body, reason: 'Another' } };
  },
  'POST /api/admin/blog-posts/:postId/withdrawal': async (product) => {
    const { learner, path } = await newPost(product);
    await learner.post(`${path}/publication`, { revision: 1, publishedAt: null, reason });
    const body = { revision: 2, reason };
    return { learner, path: `${path}/withdrawal`, body, other: { revision: 2, reason: 'Another' } };
  },
};
