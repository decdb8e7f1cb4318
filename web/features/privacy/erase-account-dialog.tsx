import { Button, Dialog, Flex } from '@radix-ui/themes';
import type { User } from '../../../domain/contracts/account.ts';
import { useFocusBack } from '../../ui/focus-back.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { highContrast } from '../../ui/high-contrast.ts';
import { OwnerProofInput } from '../account/owner/owner-proof-input.tsx';
import { useEraseAccount } from './use-erase-account.ts';
import { WhatIsErased } from './what-is-erased.tsx';

const Buttons = ({ isPending }: { readonly isPending: boolean }) => (
  <Flex gap="3" justify="end" wrap="wrap">
    <Dialog.Close>
      <Button type="button" variant="soft" color="gray" {...highContrast} disabled={isPending}>
        Keep my account
      </Button>
    </Dialog.Close>
    <Button type="submit" color="red" loading={isPending}>
      Erase for good
    </Button>
  </Flex>
);

const Confirmation = ({ user }: { readonly user: User }) => {
  const { bind, refusals, submit, isPending } = useEraseAccount();
  return (
    <Form label="Erase my account" refusals={refusals} onSubmit={submit}>
      <TextInput
        {...bind('confirmation')}
        label={`Type your username, ${user.username ?? ''}`}
        name="confirmation"
        autoComplete="off"
      />
      <OwnerProofInput bind={bind} />
      <Buttons isPending={isPending} />
    </Form>
  );
};

type DialogProps = {
  readonly user: User;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** The last question before everything personal is gone. */
export const EraseAccountDialog = ({ user, open, onOpenChange }: DialogProps) => {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content maxWidth="560px" {...focusBack}>
        <Dialog.Title size="5" weight="medium">
          Erase your account?
        </Dialog.Title>
        <Dialog.Description size="3" mb="4">
          The key to your personal data is destroyed and cannot be made again, by us either. You are
          signed out everywhere.
        </Dialog.Description>
        <Flex direction="column" gap="5">
          <WhatIsErased />
          <Confirmation user={user} />
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
};
