import { Box, Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Instant, TimeZone } from '../../../../../domain/kernel/time.ts';
import { shortDate } from '../../../../format/learner-dates.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { GoogleNote } from '../../google-note.tsx';
import { outcomeIn } from '../../google-outcome-in.ts';
import { WithProof } from '../../owner/with-proof.tsx';
import { signInMethodsQuery } from '../../queries/sign-in-methods-query.ts';
import type { SettingsPart } from '../settings-part.ts';
import { useLinkGoogle, useUnlinkGoogle } from './use-google-link.ts';

const NotLinked = () => {
  const { mutate, isPending } = useLinkGoogle();
  return (
    <WithProof
      label="Link Google"
      why="Enter your password, then choose the Google account. From then on it opens this account too."
      isPending={isPending}
      onProof={mutate}
    />
  );
};

const Unlink = () => {
  const { mutate, isPending } = useUnlinkGoogle();
  return (
    <WithProof
      label="Unlink Google"
      why="From then on you sign in with your password only."
      isPending={isPending}
      onProof={mutate}
    />
  );
};

type LinkedProps = {
  readonly since: Instant;
  readonly timeZone: TimeZone;
  readonly hasPassword: boolean;
};

const Linked = ({ since, timeZone, hasPassword }: LinkedProps) => (
  <Flex direction="column" gap="4" align="start">
    <Text as="p" size="3">
      Linked since {shortDate(since, { timeZone })}.
    </Text>
    {hasPassword ? (
      <Unlink />
    ) : (
      <Text as="p" size="2" color="gray">
        Set a password first to be able to unlink Google.
      </Text>
    )}
  </Flex>
);

/** Google as a way in: linked or not. Not there where the server does not know Google. */
export const GooglePart: SettingsPart = ({ user }) => {
  const { data: methods } = useQuery(signInMethodsQuery());
  const outcome = outcomeIn(useSearchParams()[0]);
  if (!methods) return null;
  const { linkedAt, available } = methods.google;
  if (!(available || linkedAt)) return null;
  return (
    <Panel as="h3" title="Google" note="Sign in without typing a password.">
      <GoogleNote outcome={outcome} />
      <Box>
        {linkedAt ? (
          <Linked since={linkedAt} timeZone={user.timeZone} hasPassword={methods.password} />
        ) : (
          <NotLinked />
        )}
      </Box>
    </Panel>
  );
};
