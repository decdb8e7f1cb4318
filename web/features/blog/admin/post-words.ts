import type { BlogPostChange, BlogPostStatus } from '../../../../domain/contracts/blog.ts';

export const statusWords: Readonly<Record<BlogPostStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
};

export const changeWords: Readonly<Record<BlogPostChange['what'], string>> = {
  written: 'Text saved',
  scheduled: 'Published',
  withdrawn: 'Withdrawn',
};
