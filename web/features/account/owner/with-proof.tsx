import { Button, Dialog, Flex } from '@radix-ui/themes';
import { useState } from 'react';
import { type OwnerProof, ownerProof } from '../../../../domain/contracts/account.ts';
import { useFocusBack } from '../../../ui/focus-back.ts';
import { issueErrors, refusalErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { OwnerProofInput } from './owner-proof-input.tsx';
import { useOwnerProof } from './use-owner-proof.ts';

type ProofQuestionProps = {
  /** The words of the button that opens it, and of the one that goes on. */
  readonly label: string;
  readonly why: string;
  readonly isPending: boolean;
  readonly onProof: (
    body: OwnerProof,
    then: { readonly onError: (error: unknown) => void; readonly onSuccess: () => void },
  ) => void;
};

const ProofQuestion = ({
  label,
  isPending,
  onProof,
  onDone,
}: ProofQuestionProps & { readonly onDone: () => void }) => {
  const { values, refusals, refuse, bind } = useFields({ currentPassword: '' });
  const proved = useOwnerProof();
  const submit = (): void => {
    const { data, error } = ownerProof.safeParse(proved(values));
    const onError = (failure: unknown): void => refuse(refusalErrors(failure));
    if (data) onProof(data, { onError, onSuccess: onDone });
    else refuse(issueErrors(error));
  };
  return (
    <Form label={label} refusals={refusals} onSubmit={submit}>
      <OwnerProofInput bind={bind} />
      <Flex justify="end" gap="3" wrap="wrap">
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

/** A button whose deed asks first whether it is the owner who sits there. */
export const WithProof = (asked: ProofQuestionProps) => {
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
        <ProofQuestion {...asked} onDone={() => setOpen(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
};
