import { Button, Dialog, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { type OwnPasswordBody, ownPasswordBody } from '../../../../domain/contracts/sign-in.ts';
import { useFocusBack } from '../../../ui/focus-back.ts';
import { issueErrors, refusalErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { highContrast } from '../../../ui/high-contrast.ts';

type PasswordQuestionProps = {
  /** The words of the button that opens it, and of the one that goes on. */
  readonly label: string;
  readonly why: string;
  readonly isPending: boolean;
  readonly onPassword: (body: OwnPasswordBody, failed: (error: unknown) => void) => void;
};

const PasswordQuestion = ({ label, isPending, onPassword }: PasswordQuestionProps) => {
  const { values, refusals, refuse, bind } = useFields({ currentPassword: '' });
  const submit = (): void => {
    const { data, error } = ownPasswordBody.safeParse(values);
    if (data) onPassword(data, (failure) => refuse(refusalErrors(failure)));
    else refuse(issueErrors(error));
  };
  return (
    <Form label={label} refusals={refusals} onSubmit={submit}>
      <PasswordInput
        {...bind('currentPassword')}
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
      />
      <Flex justify="end" gap="3">
        <Dialog.Close>
          <Button type="button" size="3" variant="surface" color="gray" {...highContrast}>
            Cancel
          </Button>
        </Dialog.Close>
        <SubmitButton label={label} isPending={isPending} />
      </Flex>
    </Form>
  );
};

/** A button whose deed asks for the password first. */
export const WithPassword = (asked: PasswordQuestionProps) => {
  const [isOpen, setOpen] = useState(false);
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button type="button" size="3" variant="surface" color="gray" {...highContrast}>
          {asked.label}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="440px" size={{ initial: '2', sm: '3' }} {...focusBack}>
        <Dialog.Title size="5" weight="medium" mb="1">
          {asked.label}
        </Dialog.Title>
        <Dialog.Description size="2" color="gray" mb="4">
          {asked.why}
        </Dialog.Description>
        <PasswordQuestion {...asked} />
      </Dialog.Content>
    </Dialog.Root>
  );
};
