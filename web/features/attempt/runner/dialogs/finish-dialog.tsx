import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import { useFocusBack } from '../../../../ui/focus-back.ts';
import { highContrast } from '../../../../ui/high-contrast.ts';

type FinishDialogProps = {
  readonly open: boolean;
  readonly unanswered: number;
  readonly onOpenChange: (open: boolean) => void;
  readonly onFinish: () => void;
};

const sentence = (unanswered: number): string =>
  unanswered === 1
    ? '1 question is unanswered. It counts as skipped, not as incorrect.'
    : `${unanswered} questions are unanswered. They count as skipped, not as incorrect.`;

/** Asked only when something is left open. */
export const FinishDialog = ({ open, unanswered, onOpenChange, onFinish }: FinishDialogProps) => {
  const focusBack = useFocusBack();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Content maxWidth="440px" {...focusBack}>
        <AlertDialog.Title size="5" weight="medium">
          Finish with unanswered questions?
        </AlertDialog.Title>
        <AlertDialog.Description size="3">{sentence(unanswered)}</AlertDialog.Description>
        <Flex gap="3" mt="5" justify="end" wrap="wrap">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray" {...highContrast}>
              Keep answering
            </Button>
          </AlertDialog.Cancel>
          <AlertDialog.Action>
            <Button onClick={onFinish}>Finish anyway</Button>
          </AlertDialog.Action>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};
