import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import { useFocusBack } from '../../../ui/focus-back.ts';
import { highContrast } from '../../../ui/high-contrast.ts';

type BankAnswer = 'approve' | 'decline';

type BankDialogProps = {
  readonly isOpen: boolean;
  readonly amount: string;
  readonly onAnswer: (answer: BankAnswer) => void;
};

/** What a bank would ask the holder of some cards; in the sandbox the tester answers for it. */
export const BankDialog = ({ isOpen, amount, onAnswer }: BankDialogProps) => (
  <AlertDialog.Root
    open={isOpen}
    onOpenChange={(open) => {
      if (!open) onAnswer('decline');
    }}
  >
    <AlertDialog.Content maxWidth="440px" {...useFocusBack()}>
      <AlertDialog.Title size="5" weight="medium">
        Your bank asks you to confirm
      </AlertDialog.Title>
      <AlertDialog.Description size="3">
        {amount} to Boardwell. In the sandbox you choose what the bank answers; no money moves.
      </AlertDialog.Description>
      <Flex gap="3" mt="5" justify="end" wrap="wrap">
        <Button variant="soft" color="gray" onClick={() => onAnswer('decline')} {...highContrast}>
          Refuse
        </Button>
        <Button onClick={() => onAnswer('approve')}>Confirm payment</Button>
      </Flex>
    </AlertDialog.Content>
  </AlertDialog.Root>
);
