import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import type { Cohort, School } from '../../../../domain/contracts/institution.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { useSchoolChange } from './use-school-change.ts';

type CloseProps = { readonly school: School; readonly cohort: Cohort };

/** Ends a cohort, after it was said what becomes of its learners. */
export const CloseCohort = ({ school, cohort }: CloseProps) => {
  const [isOpen, setOpen] = useState(false);
  const failure = 'Could not close the cohort';
  const { mutate, isPending } = useSchoolChange(school.institutionId, failure);
  const close = (): void =>
    mutate({ at: `/cohorts/${cohort.id}`, method: 'DELETE' }, { onSettled: () => setOpen(false) });
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      <AlertDialog.Trigger>
        <Button variant="surface" color="red" aria-label={`Close ${cohort.name}…`}>
          Close…
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="480px">
        <AlertDialog.Title>Close {cohort.name}?</AlertDialog.Title>
        <AlertDialog.Description size="3">
          Its learners keep their seats and are in no cohort then. Invitations into it stay good
          without one.
        </AlertDialog.Description>
        <Flex gap="3" mt="5" justify="end" wrap="wrap">
          <AlertDialog.Cancel>
            <Button variant="surface" color="gray" {...highContrast}>
              Keep it
            </Button>
          </AlertDialog.Cancel>
          <Button color="red" loading={isPending} onClick={close}>
            Close the cohort
          </Button>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};
