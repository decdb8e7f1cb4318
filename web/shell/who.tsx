import { Avatar, Box, Flex, Text } from '@radix-ui/themes';
import type { User } from '../../domain/contracts/account.ts';
import { FieldBadge } from '../ui/field-badge.tsx';
import { highContrast } from '../ui/high-contrast.ts';
import textStyles from '../ui/text.module.css';
import { displayName, fullName, initial } from './display-name.ts';

/** Who is signed in: avatar, full name, e-mail, field. */
export const Who = ({ user }: { readonly user: User }) => (
  <Flex gap="3" align="start">
    <Avatar size="3" radius="full" fallback={initial(user)} {...highContrast} />
    <Box minWidth="0">
      <Text as="div" size="2" weight="medium" className={textStyles['unbroken']}>
        {fullName(user) || displayName(user)}
      </Text>
      <Text as="div" size="2" color="gray" mb="1" className={textStyles['unbroken']}>
        {user.email}
      </Text>
      <FieldBadge field={user.healthcareField} />
    </Box>
  </Flex>
);
