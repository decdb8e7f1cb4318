import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import { Play } from 'lucide-react';
import { useFocusBack } from './focus-back.ts';

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
          The question is covered and no time counts. Your answers are saved.
        </AlertDialog.Description>
        <Flex justify="end" mt="5">
          <AlertDialog.Action>
            <Button>
              <Play size={16} />
              Go on
            </Button>
          </AlertDialog.Action>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};
