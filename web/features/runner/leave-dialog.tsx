import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import type { Instant } from '../../../domain/kernel/time.ts';
import { useFocusBack } from '../../ui/focus-back.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { Remaining } from './remaining.tsx';

type LeaveDialogProps = {
  readonly open: boolean;
  readonly endsAt: Instant;
  readonly onOpenChange: (open: boolean) => void;
  readonly onLeave: () => void;
};

/** Whoever leaves a running clock is told that it goes on. */
const LeaveDialog = ({ open, endsAt, onOpenChange, onLeave }: LeaveDialogProps) => {
  const focusBack = useFocusBack();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Content maxWidth="440px" {...focusBack}>
        <AlertDialog.Title size="5" weight="medium">
          Leave while the clock runs?
        </AlertDialog.Title>
        <AlertDialog.Description size="3">
          <Remaining endsAt={endsAt} />, and it keeps running while you are away. What you answered
          is saved. Resume from the quiz page; when the time is over, it is handed in as it is.
        </AlertDialog.Description>
        <Flex gap="3" mt="5" justify="end" wrap="wrap">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray" {...highContrast}>
              Stay
            </Button>
          </AlertDialog.Cancel>
          <AlertDialog.Action>
            <Button onClick={onLeave}>Leave, the clock runs on</Button>
          </AlertDialog.Action>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};

type Leaving = { readonly endsAt: Instant | null; readonly leave: () => void };

/** The way out of a paper, with what is asked on it; where no clock runs nothing is. */
export const useAskedLeave = ({ endsAt, leave }: Leaving) => {
  const [isAsking, ask] = useState(false);
  return {
    leave: endsAt === null ? leave : () => ask(true),
    dialog:
      endsAt === null ? null : (
        <LeaveDialog open={isAsking} onOpenChange={ask} onLeave={leave} endsAt={endsAt} />
      ),
  };
};
