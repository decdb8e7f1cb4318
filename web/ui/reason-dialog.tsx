import { AlertDialog, Box, Button, Callout, Flex, TextField } from '@radix-ui/themes';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useFocusBack } from './focus-back.ts';
import { Field } from './form/field.tsx';

type ReasonDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly isDestructive?: boolean | undefined;
  readonly isPending: boolean;
  readonly problem: string | undefined;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
  /** What is asked beside the reason. */
  readonly children?: ReactNode;
};

/** Says what is about to happen, and asks why. */
export const ReasonDialog = ({ onConfirm, onClose, children, ...dialog }: ReasonDialogProps) => {
  const [reason, setReason] = useState('');
  const focus = useFocusBack();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onConfirm(reason.trim());
  };
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Content maxWidth="460px" {...focus}>
        <form onSubmit={submit}>
          <AlertDialog.Title>{dialog.title}</AlertDialog.Title>
          <AlertDialog.Description size="3">{dialog.text}</AlertDialog.Description>
          {children}
          <Box mt="4">
            <Field label="Reason" hint="It stays in the audit.">
              {(control) => (
                <TextField.Root
                  {...control}
                  required
                  maxLength={200}
                  autoComplete="off"
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              )}
            </Field>
          </Box>
          {dialog.problem === undefined ? null : (
            <Callout.Root color="red" role="alert" mt="3">
              <Callout.Text>{dialog.problem} Nothing was changed.</Callout.Text>
            </Callout.Root>
          )}
          <Flex gap="3" mt="4" justify="end">
            <AlertDialog.Cancel>
              <Button variant="soft" color="gray" type="button">
                Cancel
              </Button>
            </AlertDialog.Cancel>
            <Button
              type="submit"
              {...(dialog.isDestructive ? { color: 'red' as const } : {})}
              disabled={reason.trim() === ''}
              loading={dialog.isPending}
            >
              {dialog.confirm}
            </Button>
          </Flex>
        </form>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
};
