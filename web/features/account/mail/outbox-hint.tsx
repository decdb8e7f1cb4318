import { Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../../session/config-query.ts';
import { TextLink } from '../../../ui/text-link.tsx';

/** Where a product that sends no mail shows it. */
export const OutboxHint = () => {
  const { data: config } = useQuery(configQuery());
  if (config?.mail !== 'outbox') return null;
  return (
    <Text as="p" size="2" color="gray">
      This installation sends no mail.{' '}
      <TextLink to="/outbox" underline="always">
        Open the outbox
      </TextLink>
    </Text>
  );
};
