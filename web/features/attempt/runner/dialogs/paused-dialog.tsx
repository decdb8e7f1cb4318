import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import { Play } from 'lucide-react';
import { useFocusBack } from '../../../../ui/focus-back.ts';
import { terms } from '../../../../ui/terms.ts';

type PausedDialogProps = { readonly open: boolean; readonly onResume: () => void };

/** Covers the question while the learner takes a break; no time counts. */
export const PausedDialog = ({ open, onResume }: PausedDialogProps) => {
  const focusBack = useFocusBack();
  return (
    <AlertDialog.Root open={open} onOpenChange={onResume}>
      <AlertDialog.Content maxWidth="400px" {...focusBack}>
        <AlertDialog.Title size="5" weight="medium">
          Paused
        </AlertDialog.Title>
        <AlertDialog.Description size="3">
          The question is hidden and the time is stopped. Your answers are saved.
        </AlertDialog.Description>
        <Flex justify="end" mt="5">
          {/* It takes the focus: a dialog without a way out that is none of its actions takes none. */}
          <AlertDialog.Cancel>
            <Button>
              <Play size={16} />
              {terms.resume}
            </Button>
          </AlertDialog.Cancel>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};
