import { Box, Button, Card, Dialog, Flex, Heading, Link, Text } from '@radix-ui/themes';
import { Download } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { supportAddress } from '../../../domain/contracts/product.ts';
import { Form } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { highContrast } from '../../ui/high-contrast.ts';
import textStyles from '../../ui/text.module.css';
import { dataFiles } from './data-files.ts';
import { useSuspendedDownload, useSuspendedErasure } from './use-suspended-rights.ts';
import { WhatIsErased } from './what-is-erased.tsx';

const Downloads = () => {
  const { mutate, isPending } = useSuspendedDownload();
  return (
    <Flex gap="3" wrap="wrap">
      {dataFiles.map((file) => (
        <Button
          key={file.format}
          variant="surface"
          loading={isPending}
          onClick={() => mutate(file)}
        >
          <Download size={16} aria-hidden="true" />
          {file.title}
        </Button>
      ))}
    </Flex>
  );
};

type ErasureProps = Omit<ReturnType<typeof useSuspendedErasure>, 'isErased'>;

const Erasure = ({ bind, refusals, submit, isPending }: ErasureProps) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button color="red" variant="surface">
        Erase my account…
      </Button>
    </Dialog.Trigger>
    <Dialog.Content maxWidth="560px">
      <Dialog.Title size="5" weight="medium">
        Erase your account?
      </Dialog.Title>
      <Dialog.Description size="3" mb="4">
        The key to your personal data is destroyed and cannot be made again, by us either.
      </Dialog.Description>
      <Flex direction="column" gap="5">
        <WhatIsErased />
        <Form label="Erase my account" refusals={refusals} onSubmit={submit}>
          <TextInput
            {...bind('confirmation')}
            label="Type your username"
            name="confirmation"
            autoComplete="off"
          />
          <Flex gap="3" justify="end" wrap="wrap">
            <Dialog.Close>
              <Button type="button" variant="soft" color="gray" {...highContrast}>
                Keep my account
              </Button>
            </Dialog.Close>
            <Button type="submit" color="red" loading={isPending}>
              Erase for good
            </Button>
          </Flex>
        </Form>
      </Flex>
    </Dialog.Content>
  </Dialog.Root>
);

const Erased = () => (
  <Text as="p" size="3" role="status">
    Your account is erased. Your name, email, and words can no longer be read by anyone.
  </Text>
);

const Rights = () => {
  const { isErased, ...erasure } = useSuspendedErasure();
  if (isErased) return <Erased />;
  return (
    <Flex direction="column" gap="5">
      <Text as="p" size="3" className={textStyles['pretty']}>
        Nobody can sign in to it. Your progress and your plan are kept as they are. To ask why, or
        to have it restored, write to{' '}
        <Link underline="always" href={`mailto:${supportAddress}`}>
          {supportAddress}
        </Link>
        .
      </Text>
      <Box>
        <Heading as="h2" size="3" weight="medium" mb="1">
          Your data is yours all the same
        </Heading>
        <Text as="p" size="2" color="gray" mb="3">
          For ten minutes after you signed in, you can download it or erase the account here.
        </Text>
        <Flex direction="column" gap="3" align="start">
          <Downloads />
          <Erasure {...erasure} />
        </Flex>
      </Box>
    </Flex>
  );
};

/** Told after a right password, and to nobody else: the account is suspended, and what its owner may do. */
export const SuspendedAccount = () => {
  const navigate = useNavigate();
  return (
    <Card size={{ initial: '3', sm: '4' }}>
      <Heading as="h1" size="7" weight="medium" className={textStyles['tightened']} mb="4">
        This account is suspended
      </Heading>
      <Rights />
      <Flex justify="center" mt="5">
        <Button type="button" variant="ghost" size="3" onClick={() => navigate('/auth')}>
          Sign in with another account
        </Button>
      </Flex>
    </Card>
  );
};
