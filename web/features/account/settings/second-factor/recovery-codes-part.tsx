import { Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel } from '../../../../ui/panel.tsx';
import { WithProof } from '../../owner/with-proof.tsx';
import { signInMethodsQuery } from '../../queries/sign-in-methods-query.ts';
import type { SettingsPart } from '../settings-part.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRenewCodes } from './use-totp.ts';

const Renew = ({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) => {
  const { mutate, isPending } = useRenewCodes();
  return (
    <WithProof
      label="New recovery codes"
      why="The old ones open nothing from then on."
      isPending={isPending}
      onProof={(body, { onError, onSuccess }) =>
        mutate(body, {
          onError,
          onSuccess: ({ codes }) => {
            onSuccess();
            onCodes(codes);
          },
        })
      }
    />
  );
};

/** What stands in for a lost app or device; there only where one is asked for. */
export const RecoveryCodesPart: SettingsPart = () => {
  const { data: methods } = useQuery(signInMethodsQuery());
  const [codes, setCodes] = useState<readonly string[]>();
  const isAsked = methods?.totp.since || methods?.passkeys.list.length;
  if (!(methods && isAsked)) return null;
  return (
    <Panel as="h3" title="Recovery codes" note="Each replaces your app or passkey once.">
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />
      ) : (
        <Flex direction="column" gap="4" align="start">
          <Text as="p" size="3">
            {methods.recoveryCodes} of 10 recovery codes left.
          </Text>
          <Renew onCodes={setCodes} />
        </Flex>
      )}
    </Panel>
  );
};
