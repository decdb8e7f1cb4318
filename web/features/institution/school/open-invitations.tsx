import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { Copy, Trash2 } from 'lucide-react';
import type { Invitation, School } from '../../../../domain/contracts/institution.ts';
import { dayIn, utc } from '../../../../domain/kernel/time.ts';
import { dayWords } from '../../../format/day-words.ts';
import { showToast } from '../../../toast/toast-store.ts';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { useSchoolChange } from './use-school-change.ts';

const copy = async (link: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(link);
    showToast({ title: 'Link copied', description: 'Anyone who has it can take a seat.' });
  } catch {
    // No permission, or no secure context: it can still be selected.
    showToast({ title: 'Could not copy', description: link, tone: 'destructive' });
  }
};

const nameOf = ({ address, cohortId }: Invitation, { cohorts }: School): string => {
  const cohort = cohorts.find(({ id }) => id === cohortId)?.name;
  return [address ?? 'Link', cohort].filter((part) => part !== undefined).join(', ');
};

type RowProps = { readonly invitation: Invitation; readonly school: School };

const Row = ({ invitation, school }: RowProps) => {
  const { id, link, uses, used, expiresAt } = invitation;
  const { mutate, isPending } = useSchoolChange(school.institutionId, 'Could not revoke it');
  const name = nameOf(invitation, school);
  return (
    <Flex asChild justify="between" align="center" gap="4" py="3" wrap="wrap">
      <li>
        <Box minWidth="0">
          <Text as="div" size="3" className={textStyles['unbroken']}>
            {name}
          </Text>
          <Text as="div" size="2" color="gray">
            {used} of {uses} used, works until {dayWords(dayIn(utc, expiresAt))}
          </Text>
        </Box>
        <Flex gap="3">
          {link === null ? null : (
            <Button
              variant="surface"
              color="gray"
              {...highContrast}
              onClick={() => void copy(link)}
            >
              <Copy size={16} aria-hidden="true" />
              Copy link
            </Button>
          )}
          <Button
            variant="surface"
            color="red"
            loading={isPending}
            aria-label={`Revoke the invitation: ${name}`}
            onClick={() => mutate({ at: `/invitations/${id}`, method: 'DELETE' })}
          >
            <Trash2 size={16} aria-hidden="true" />
            Revoke
          </Button>
        </Flex>
      </li>
    </Flex>
  );
};

/** Invitations that somebody can still join by. */
export const OpenInvitations = ({ school }: { readonly school: School }) => {
  const { invitations, openInvitations } = school;
  if (invitations.length === 0) return null;
  const more = openInvitations - invitations.length;
  return (
    <Panel
      title="Open invitations"
      note={more > 0 ? `The newest ${invitations.length}, and ${more} more.` : 'Newest first.'}
    >
      <ul className={classes(cellsStyles['plain-list'], cellsStyles['rows'])}>
        {invitations.map((one) => (
          <Row key={one.id} invitation={one} school={school} />
        ))}
      </ul>
    </Panel>
  );
};
