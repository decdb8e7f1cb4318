import { Flex } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { School } from '../../../../domain/contracts/institution.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageSkeleton } from '../../../ui/page-skeleton.tsx';
import { ownSchoolsQuery } from '../own-schools-query.ts';
import { CohortsPanel } from './cohorts-panel.tsx';
import { InvitePanel } from './invite-panel.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { Report } from './report.tsx';
import { schoolQuery } from './school-query.ts';

const Standing = ({ school }: { readonly school: School }) => (
  <>
    <PageHead title={school.name} answer={`${school.taken} of ${school.seats} seats are taken.`}>
      {`Coordinated by ${school.coordinators.join(', ')}. You see what each learner agreed to, for as long as they keep their seat.`}
    </PageHead>
    <Flex direction="column" gap="5">
      <Report school={school} />
      <CohortsPanel school={school} />
      <InvitePanel school={school} />
      <OpenInvitations school={school} />
    </Flex>
  </>
);

const OneSchool = ({ id }: { readonly id: string }) => {
  const query = useQuery(schoolQuery(id));
  return (
    <Loaded query={query} what="The school" skeleton={<PageSkeleton label="Loading the school" />}>
      {(school) => <Standing school={school} />}
    </Loaded>
  );
};

const Nothing = () => (
  <>
    <PageHead title="Your school" />
    <EmptyState
      as="h2"
      title="You coordinate no school"
      text="Schools buy seats by contacting us. Whoever coordinates one finds its seats, invitations, and reports here."
    />
  </>
);

/** Seats, invitations, cohorts and reports, for the coordinators of a school. */
export const SchoolPage = () => {
  const [search] = useSearchParams();
  const query = useQuery(ownSchoolsQuery());
  return (
    <Loaded
      query={query}
      what="Your schools"
      skeleton={<PageSkeleton label="Loading the school" />}
    >
      {({ coordinates }) => {
        const asked = search.get('id');
        const shown = coordinates.find(({ institutionId }) => institutionId === asked);
        const { institutionId } = shown ?? coordinates[0] ?? {};
        return institutionId === undefined ? (
          <Nothing />
        ) : (
          <OneSchool key={institutionId} id={institutionId} />
        );
      }}
    </Loaded>
  );
};
