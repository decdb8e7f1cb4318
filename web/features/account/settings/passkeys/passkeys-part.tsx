import { Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PasskeyEntry } from '../../../../../domain/contracts/passkeys.ts';
import type { TimeZone } from '../../../../../domain/kernel/time.ts';
import { shortDate } from '../../../../format/learner-dates.ts';
import bareListStyles from '../../../../ui/bare-list.module.css';
import { Panel } from '../../../../ui/panel.tsx';
import textStyles from '../../../../ui/text.module.css';
import { WithProof } from '../../owner/with-proof.tsx';
import { signInMethodsQuery } from '../../queries/sign-in-methods-query.ts';
import { passkeysWorkHere } from '../../sign-in/passkey/passkeys-work-here.ts';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import type { SettingsPart } from '../settings-part.ts';
import { AddPasskey } from './add-passkey.tsx';
import { useRemovePasskey } from './use-passkeys.ts';

type EntryProps = { readonly entry: PasskeyEntry; readonly timeZone: TimeZone };

const Entry = ({ entry: { id, name, createdAt, lastUsedAt }, timeZone }: EntryProps) => {
  const { mutate, isPending } = useRemovePasskey();
  const used = lastUsedAt ? `last used ${shortDate(lastUsedAt, { timeZone })}` : 'not used yet';
  return (
    <Flex asChild justify="between" align="center" gap="3" wrap="wrap">
      <li>
        <div>
          <Text as="p" size="3" className={textStyles['unbroken']}>
            {name}
          </Text>
          <Text as="p" size="2" color="gray">
            Added {shortDate(createdAt, { timeZone })}, {used}
          </Text>
        </div>
        <WithProof
          label={`Remove ${name ?? 'passkey'}`}
          why="It opens your account no more."
          isPending={isPending}
          onProof={(proof, then) => mutate({ id, ...proof }, then)}
        />
      </li>
    </Flex>
  );
};

const Entries = ({
  list,
  timeZone,
}: Pick<EntryProps, 'timeZone'> & { readonly list: readonly PasskeyEntry[] }) =>
  list.length === 0 ? (
    <Text as="p" size="3" className={textStyles['pretty']}>
      None yet. A passkey signs you in with a finger, a face, or your device’s code. Once you have
      one, a password alone opens nothing.
    </Text>
  ) : (
    <Flex asChild direction="column" gap="4">
      <ul className={bareListStyles['bare-list']} aria-label="Passkeys">
        {list.map((entry) => (
          <Entry key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </ul>
    </Flex>
  );

/** Devices that open the account; not there where the address is one of numbers. */
export const PasskeysPart: SettingsPart = ({ user }) => {
  const { data: methods } = useQuery(signInMethodsQuery());
  const [codes, setCodes] = useState<readonly string[]>();
  const { available, list } = methods?.passkeys ?? { available: false, list: [] };
  const canAdd = available && passkeysWorkHere();
  if (!(canAdd || list.length)) return null;
  return (
    <Panel as="h3" title="Passkeys" note="Sign in without a password, and prove it is you.">
      {codes ? <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} /> : null}
      {codes ? null : (
        <Flex direction="column" gap="5">
          <Entries list={list} timeZone={user.timeZone} />
          {canAdd ? <AddPasskey onCodes={setCodes} /> : null}
        </Flex>
      )}
    </Panel>
  );
};
