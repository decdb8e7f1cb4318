import { Button } from '@radix-ui/themes';
import { KeyRound } from 'lucide-react';
import { highContrast } from '../../../../ui/high-contrast.ts';
import { passkeysWorkHere } from './passkeys-work-here.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** In by a finger, a face, or what else unlocks the device; not there where no passkey can be. */
export const PasskeyButton = () => {
  const { mutate, isPending } = usePasskeySignIn();
  if (!passkeysWorkHere()) return null;
  return (
    <Button
      type="button"
      size="3"
      variant="surface"
      color="gray"
      {...highContrast}
      loading={isPending}
      onClick={() => mutate()}
    >
      <KeyRound size={16} aria-hidden="true" />
      Sign in with a passkey
    </Button>
  );
};
