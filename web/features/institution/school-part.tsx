import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../../domain/contracts/account.ts';
import type { OwnSchools, OwnSeat } from '../../../domain/contracts/institution.ts';
import { dayIn, type TimeZone } from '../../../domain/kernel/time.ts';
import { dayWords } from '../../format/day-words.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ownSchoolsQuery } from './own-schools-query.ts';
import { useLeaveSchool } from './use-seat-change.ts';
import { WhatIsShared } from './what-is-shared.tsx';

type LeaveProps = { readonly seat: OwnSeat };

const LeaveDialog = ({ seat }: LeaveProps) => {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useLeaveSchool(seat);
  const { school } = seat;
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      <AlertDialog.Trigger>
        <Button variant="surface" color="red">
          Leave {school}…
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="480px">
        <AlertDialog.Title>Leave {school}?</AlertDialog.Title>
        <AlertDialog.Description size="3">
          The school sees nothing of your study from that moment on. Your seat goes back to it, and
          with it Pro, unless you pay for it yourself. Your history stays yours.
        </AlertDialog.Description>
        <Flex gap="3" mt="5" justify="end" wrap="wrap">
          <AlertDialog.Cancel>
            <Button variant="surface" color="gray" {...highContrast}>
              Keep the seat
            </Button>
          </AlertDialog.Cancel>
          <Button color="red" loading={isPending} onClick={() => mutate()}>
            Leave and stop sharing
          </Button>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};

type SeatProps = { readonly seat: OwnSeat; readonly timeZone: TimeZone };

const Seat = ({ seat, timeZone }: SeatProps) => {
  const { school, cohort, since } = seat;
  const day = dayWords(dayIn(timeZone, since));
  return (
    <Panel
      as="h3"
      title={`What ${school} sees`}
      note={`You agreed on ${day}${cohort === null ? '' : `. Cohort: ${cohort}`}.`}
    >
      <Flex direction="column" gap="5" align="start">
        <WhatIsShared />
        <LeaveDialog seat={seat} />
      </Flex>
    </Panel>
  );
};

const Coordinated = ({ coordinates }: Pick<OwnSchools, 'coordinates'>) =>
  coordinates.length === 0 ? null : (
    <Panel as="h3" title="Schools you coordinate" note="Seats, invitations, cohorts, and reports.">
      <Flex gap="3" wrap="wrap">
        {coordinates.map(({ institutionId, school }) => (
          <LinkButton key={institutionId} to={`/school?id=${institutionId}`}>
            {school}
          </LinkButton>
        ))}
      </Flex>
    </Panel>
  );

/** In the settings: what the school sees, and the way out. Nothing for who has no school. */
export const SchoolPart = ({ user }: { readonly user: User }) => {
  const { data } = useQuery(ownSchoolsQuery());
  if (!data) return null;
  return (
    <>
      {data.seats.map((seat) => (
        <Seat key={seat.institutionId} seat={seat} timeZone={user.timeZone} />
      ))}
      <Coordinated coordinates={data.coordinates} />
    </>
  );
};
