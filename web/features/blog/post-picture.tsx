import type { BlogPost } from '../../../domain/contracts/blog.ts';
import styles from './blog.module.css';

type PostPictureProps = {
  readonly post: Pick<BlogPost, 'featuredImage' | 'featuredImageAlt'>;
  /** Of one that may stand below the screen. */
  readonly isLazy?: boolean;
};

export const PostPicture = ({ post, isLazy = false }: PostPictureProps) => (
  <img
    src={post.featuredImage}
    alt={post.featuredImageAlt}
    width={640}
    height={360}
    loading={isLazy ? 'lazy' : 'eager'}
    decoding="async"
    className={styles['post-picture']}
  />
);
