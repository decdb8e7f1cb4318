import { DropdownMenu } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { Link } from 'react-router-dom';
import { highContrast } from '../../ui/high-contrast.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { ownSchoolsQuery } from './own-schools-query.ts';

const useCoordinates = (): boolean =>
  (useQuery(ownSchoolsQuery()).data?.coordinates.length ?? 0) > 0;

/** In the account menu, for who coordinates a school. */
export const SchoolMenuItem = () =>
  useCoordinates() ? (
    <DropdownMenu.Item asChild>
      <Link to="/school">
        <GraduationCap size={16} aria-hidden="true" />
        Your school
      </Link>
    </DropdownMenu.Item>
  ) : null;

/** In the drawer of small screens. */
export const SchoolButton = () =>
  useCoordinates() ? (
    <LinkButton to="/school" variant="surface" color="gray" {...highContrast}>
      Your school
    </LinkButton>
  ) : null;
