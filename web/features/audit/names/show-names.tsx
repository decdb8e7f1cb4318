import { Button, Dialog, Flex, Select, Text } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import {
  type ShownNames,
  type ViewReason,
  viewReason,
  viewReasonWords,
} from '../../../../domain/contracts/audit.ts';
import type { AccountId } from '../../../../domain/kernel/ids.ts';
import { counted } from '../../../format/counts.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { showNames } from '../audit-queries.ts';

type ShowNamesProps = {
  readonly people: readonly AccountId[];
  readonly onShown: (shown: ShownNames) => void;
};

const reasons = viewReason.options.map((value) => ({ value, label: viewReasonWords[value] }));

const Reason = ({
  value,
  onChange,
}: {
  readonly value: ViewReason;
  readonly onChange: (value: ViewReason) => void;
}) => (
  <Flex direction="column" gap="1">
    <Text as="label" size="2" weight="medium" htmlFor="view-reason">
      Reason
    </Text>
    <Select.Root value={value} onValueChange={(next) => onChange(viewReason.parse(next))}>
      <Select.Trigger id="view-reason" />
      <Select.Content>
        {reasons.map((reason) => (
          <Select.Item key={reason.value} value={reason.value}>
            {reason.label}
          </Select.Item>
        ))}
      </Select.Content>
    </Select.Root>
  </Flex>
);

/** Opens the names of the people on the page, with a reason; each look is recorded. */
export const ShowNames = ({ people, onShown }: ShowNamesProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<ViewReason>('support');
  const { mutate, isPending } = useMutation({
    mutationFn: () => showNames(people, reason),
    onSuccess: (shown) => {
      onShown(shown);
      setIsOpen(false);
    },
    onError: (error) => reportFailure('Could not show the names', error),
  });
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger>
        <Button variant="surface" color="gray" {...highContrast} disabled={people.length === 0}>
          <Eye size={15} aria-hidden="true" />
          Show names
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="440px">
        <Dialog.Title size="5">Show names</Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          Names and email addresses are sealed. Opening those of{' '}
          {counted(people.length, 'person', 'people')} on this page is recorded: who looked, at
          whom, when, and why.
        </Dialog.Description>
        <Reason value={reason} onChange={setReason} />
        <Flex gap="3" mt="5" justify="end">
          <Dialog.Close>
            <Button variant="surface" color="gray" {...highContrast}>
              Cancel
            </Button>
          </Dialog.Close>
          <Button loading={isPending} onClick={() => mutate()}>
            Show and record
          </Button>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
};
