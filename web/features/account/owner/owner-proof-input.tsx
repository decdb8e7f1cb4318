import { Button, Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import { outcomeIn } from '../google-outcome-in.ts';
import { signInMethodsQuery } from '../queries/sign-in-methods-query.ts';
import { useConfirmByGoogle } from '../settings/google/use-google-link.ts';

const ByGoogle = () => {
  const { mutate, isPending } = useConfirmByGoogle();
  const isConfirmed = outcomeIn(useSearchParams()[0]) === 'confirmed';
  return (
    <Flex direction="column" gap="3" align="start">
      <Text as="p" size="2" color="gray" className={textStyles['pretty']}>
        {isConfirmed
          ? 'Google has confirmed that it is you. That is good for one change within ten minutes.'
          : 'You have no password: confirm with Google that it is you, then come back here.'}
      </Text>
      <Button
        type="button"
        size="3"
        variant="surface"
        color="gray"
        {...highContrast}
        loading={isPending}
        onClick={() => mutate()}
      >
        {isConfirmed ? 'Confirm again' : 'Confirm with Google'}
      </Button>
    </Flex>
  );
};

type OwnerProofInputProps = Pick<Fields<'currentPassword'>, 'bind'> & { readonly label?: string };

/** How somebody shows that the account is theirs: the password, or Google where there is none. */
export const OwnerProofInput = ({ bind, label = 'Current password' }: OwnerProofInputProps) => {
  const { data: methods } = useQuery(signInMethodsQuery());
  if (methods?.password === false) return <ByGoogle />;
  return (
    <PasswordInput
      {...bind('currentPassword')}
      label={label}
      name="currentPassword"
      autoComplete="current-password"
    />
  );
};
