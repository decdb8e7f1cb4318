import { Box } from '@radix-ui/themes';
import { ownerProof } from '../../../../../domain/contracts/account.ts';
import { newPasskeyBody } from '../../../../../domain/contracts/passkeys.ts';
import { issueErrors, refusalErrors } from '../../../../ui/form/field-errors.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { useFields } from '../../../../ui/form/use-fields.ts';
import { OwnerProofInput } from '../../owner/owner-proof-input.tsx';
import { useOwnerProof } from '../../owner/use-owner-proof.ts';
import { useAddPasskey } from './use-passkeys.ts';

const wanted = ownerProof.extend({ name: newPasskeyBody.shape.name });

type AddPasskeyProps = { readonly onCodes: (codes: readonly string[]) => void };

/** A name and a proof; then the device asks for a finger or a face. */
export const AddPasskey = ({ onCodes }: AddPasskeyProps) => {
  const { values, refusals, refuse, bind, reset } = useFields({ name: '', currentPassword: '' });
  const proved = useOwnerProof();
  const { mutate, isPending } = useAddPasskey();
  const add = ({ name, ...proof }: { name: string; currentPassword?: string | undefined }): void =>
    mutate(
      { name, proof },
      {
        onError: (failure) => refuse(refusalErrors(failure)),
        onSuccess: (added) => {
          if (added) reset();
          if (added?.recoveryCodes) onCodes(added.recoveryCodes);
        },
      },
    );
  const submit = (): void => {
    const { data, error } = wanted.safeParse(proved(values));
    if (data) add(data);
    else refuse(issueErrors(error));
  };
  return (
    <Form label="Add a passkey" refusals={refusals} onSubmit={submit}>
      <TextInput
        {...bind('name')}
        label="Name of the passkey"
        name="passkeyName"
        autoComplete="off"
        hint="For example your laptop or your phone"
      />
      <OwnerProofInput bind={bind} label="Your current password" />
      <Box>
        <SubmitButton label="Add passkey" isPending={isPending} />
      </Box>
    </Form>
  );
};
