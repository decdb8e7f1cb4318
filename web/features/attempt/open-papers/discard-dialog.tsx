import { AlertDialog, Button, Flex } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OpenAttemptSummary } from '../../../../domain/contracts/quiz.ts';
import { counted } from '../../../format/counts.ts';
import { serverText } from '../../../http/http-error.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { useFocusBack } from '../../../ui/focus-back.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { giveUpAttempt } from '../queries/give-up-attempt.ts';
import { openAttemptsKey } from '../queries/open-attempts-query.ts';
import { forgetIndex } from '../runner/session/remembered-index.ts';

type DiscardDialogProps = {
  /** The paper in question; absent while nothing is asked. */
  readonly paper: OpenAttemptSummary | undefined;
  readonly onClose: () => void;
};

const useDiscard = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: giveUpAttempt,
    onSuccess: (_, attemptId) => forgetIndex(attemptId),
    onError: (error) =>
      showToast({
        title: 'Could not discard',
        description: serverText(error) ?? 'The quiz is still open. Please try again.',
        tone: 'destructive',
      }),
    // Refused or not, the list may be out of date.
    onSettled: () => client.invalidateQueries({ queryKey: openAttemptsKey }),
  });
};

const lossOf = ({ answered }: OpenAttemptSummary): string =>
  answered === 0
    ? 'You will not be able to resume it.'
    : `Your ${counted(answered, 'answer')} will not count, and you will not be able to resume it.`;

/** Giving a paper up is final, so it is asked once more. */
export const DiscardDialog = ({ paper, onClose }: DiscardDialogProps) => {
  const { mutate } = useDiscard();
  const focusBack = useFocusBack();
  return (
    <AlertDialog.Root
      open={paper !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <AlertDialog.Content maxWidth="440px" {...focusBack}>
        <AlertDialog.Title size="5" weight="medium">
          Discard this quiz?
        </AlertDialog.Title>
        <AlertDialog.Description size="3">{paper ? lossOf(paper) : ''}</AlertDialog.Description>
        <Flex gap="3" mt="5" justify="end" wrap="wrap">
          <AlertDialog.Cancel>
            <Button variant="soft" color="gray" {...highContrast}>
              Keep it
            </Button>
          </AlertDialog.Cancel>
          <AlertDialog.Action>
            <Button color="red" onClick={() => paper && mutate(paper.id)}>
              Discard
            </Button>
          </AlertDialog.Action>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};
