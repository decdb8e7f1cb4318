import { Badge } from '@radix-ui/themes';
import { Archive, CalendarClock, CircleCheck, type LucideIcon, PencilLine } from 'lucide-react';
import type { BlogPostStatus } from '../../../../domain/contracts/blog.ts';
import { statusWords } from './post-words.ts';

const icons: Readonly<Record<BlogPostStatus, LucideIcon>> = {
  draft: PencilLine,
  scheduled: CalendarClock,
  published: CircleCheck,
  withdrawn: Archive,
};

export const PostStatusBadge = ({ status }: { readonly status: BlogPostStatus }) => {
  const Icon = icons[status];
  return (
    <Badge color={status === 'published' ? 'green' : 'gray'}>
      <Icon size={12} aria-hidden="true" />
      {statusWords[status]}
    </Badge>
  );
};
