import { Button, Flex, Text } from '@radix-ui/themes';
import { useState } from 'react';
import type { User } from '../../../domain/contracts/account.ts';
import { Panel } from '../../ui/panel.tsx';
import { EraseAccountDialog } from './erase-account-dialog.tsx';
import { WhatIsErased } from './what-is-erased.tsx';

/** In the settings: what erasing means, and the way to it. */
export const EraseAccountPart = ({ user }: { readonly user: User }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      as="h3"
      title="Erase my account"
      note="Your name, email, and words are sealed with a key of your own. Erasing destroys that key."
    >
      <Flex direction="column" gap="4" align="start">
        <WhatIsErased />
        <Text as="p" size="2" color="gray">
          This cannot be undone. Your email and username can be used for a new account.
        </Text>
        <Button color="red" variant="surface" onClick={() => setOpen(true)}>
          Erase my account…
        </Button>
        <EraseAccountDialog user={user} open={isOpen} onOpenChange={setOpen} />
      </Flex>
    </Panel>
  );
};
