import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Instant } from '../../../../../domain/kernel/time.ts';
import { useFocusBack } from '../../../../ui/focus-back.ts';
import { highContrast } from '../../../../ui/high-contrast.ts';
import { Remaining } from '../remaining.tsx';
import { useHeldSteps } from '../use-held-steps.ts';
import { useUnloadWarning } from '../use-unload-warning.ts';

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
          Leave while the clock is running?
        </AlertDialog.Title>
        <AlertDialog.Description size="3">
          <Remaining endsAt={endsAt} />. The clock keeps running while you are away. Your answers
          are saved, and you can resume from the quiz page. When time runs out, they are submitted.
        </AlertDialog.Description>
        <Flex gap="3" mt="5" justify="end" wrap="wrap">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray" {...highContrast}>
              Stay
            </Button>
          </AlertDialog.Cancel>
          <AlertDialog.Action>
            <Button onClick={onLeave}>Leave</Button>
          </AlertDialog.Action>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};

type Leaving = {
  readonly endsAt: Instant | null;
  /** The time is over, and the paper goes in by itself. */
  readonly isOver: boolean;
  /** What is done before the page goes, by whichever way. */
  readonly save?: () => Promise<void>;
  /** Where one is afterwards. */
  readonly home: string;
};

/**
 * The ways out of a paper, with what is asked on them while a clock runs: the button, the browser's
 * Back, and closing the page, about which the browser itself asks.
 */
export const useAskedLeave = ({ endsAt, isOver, save, home }: Leaving) => {
  const navigate = useNavigate();
  const isRunning = endsAt !== null && !isOver;
  const [asked, ask] = useState<'button' | 'back'>();
  const stepBack = useHeldSteps(isRunning, () => ask('back'));
  useUnloadWarning(isRunning);
  const leave = async (): Promise<void> => {
    await save?.();
    if (asked === 'back') stepBack();
    else void navigate(home);
  };
  return {
    leave: isRunning ? () => ask('button') : () => void leave(),
    dialog: isRunning ? (
      <LeaveDialog
        open={asked !== undefined}
        onOpenChange={() => ask(undefined)}
        onLeave={() => void leave()}
        endsAt={endsAt}
      />
    ) : null,
  };
};
