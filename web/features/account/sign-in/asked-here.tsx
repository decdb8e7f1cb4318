import { Callout } from '@radix-ui/themes';
import { LogIn } from 'lucide-react';
import { useState } from 'react';
import { returnWish } from '../../../session/return-to.ts';

/** Why somebody is asked to sign in here; it stays until they did. */
export const AskedHere = () => {
  const [wish] = useState(returnWish);
  if (!wish) return null;
  return (
    <Callout.Root color={wish.hasEnded ? 'amber' : 'gray'} mb="5" role="status">
      <Callout.Icon>
        <LogIn size={16} />
      </Callout.Icon>
      <Callout.Text>
        {wish.hasEnded
          ? 'Your session has ended. Sign in to go back to where you were. Answers that have not been sent yet are saved on this device.'
          : 'Sign in to continue to that page.'}
      </Callout.Text>
    </Callout.Root>
  );
};
