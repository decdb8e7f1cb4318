import { Badge } from '@radix-ui/themes';
import type { NavLink } from './nav-links.ts';

export const NavBadge = ({ badge }: { readonly badge: NavLink['badge'] }) =>
  badge ? (
    <Badge size="1" color={badge.color} variant="soft">
      {badge.text}
    </Badge>
  ) : null;
