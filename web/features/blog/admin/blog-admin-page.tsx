import { useSearchParams } from 'react-router-dom';
import { AdminsOnly } from '../../admin/admins-only.tsx';
import { NewPost, OnePost } from './one-post.tsx';
import { PostTable } from './post-table.tsx';

const Posts = () => {
  const [address, setAddress] = useSearchParams();
  const id = address.get('post');
  const open = (post: string): void => setAddress({ post });
  const close = (): void => setAddress({});
  if (id === null) return <PostTable onOpen={open} />;
  if (id !== 'new') return <OnePost key={id} id={id} onClose={close} />;
  return <NewPost onClose={close} onWritten={(post) => setAddress({ post }, { replace: true })} />;
};

/** Where administrators write, schedule and withdraw the posts of the blog. */
export const BlogAdminPage = () => (
  <AdminsOnly>
    <Posts />
  </AdminsOnly>
);
