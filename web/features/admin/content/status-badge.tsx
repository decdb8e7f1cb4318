import { Badge } from '@radix-ui/themes';
import { Archive, Ban, CircleCheck, Eye, type LucideIcon, PencilLine } from 'lucide-react';
import type { ContentStatus } from '../../../../domain/contracts/content.ts';
import { statusWords } from './content-words.ts';

const icons: Readonly<Record<ContentStatus, LucideIcon>> = {
  draft: PencilLine,
  'in-review': Eye,
  active: CircleCheck,
  quarantined: Ban,
  retired: Archive,
};

/** Active stands out; any other status is secondary. */
export const StatusBadge = ({ status }: { readonly status: ContentStatus }) => {
  const Icon = icons[status];
  return (
    <Badge color={status === 'active' ? 'green' : 'gray'}>
      <Icon size={12} aria-hidden="true" />
      {statusWords[status].toLowerCase()}
    </Badge>
  );
};
