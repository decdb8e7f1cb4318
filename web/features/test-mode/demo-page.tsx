import { Badge, Box, Button, Card, Flex, Grid, Heading, Text } from '@radix-ui/themes';
import { ArrowRight, FlaskConical, LogOut } from 'lucide-react';
import { type TestMode, useTestMode } from '../../session/test-mode.ts';
import { useExitTestMode } from '../../session/use-exit-test-mode.ts';
import { useSession } from '../../session/use-session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import textStyles from '../../ui/text.module.css';
import { seedOf } from './seed-of.ts';
import { TestLoginForm } from './test-login-form.tsx';
import { TesterAccounts } from './tester-accounts.tsx';

const kinds = { pro: 'A Pro tester', admin: 'An admin tester' } as const;

const ActiveTester = ({ username, type }: TestMode) => {
  const { exit, isLeaving } = useExitTestMode();
  return (
    <Card size={{ initial: '2', sm: '3' }}>
      <Badge color="amber" size="3" mb="4">
        <FlaskConical size={16} aria-hidden />
        Test Mode Active
      </Badge>
      <Heading as="h2" size="4" weight="medium" mb="1">
        Logged in as {username}
      </Heading>
      <Text as="p" size="2" color="gray" mb="5" className={textStyles['pretty']}>
        {kinds[type]} on seed {seedOf(username)}. Exit Test Mode signs you out and clears the
        browser’s test flags.
      </Text>
      <Flex gap="3" wrap="wrap">
        <LinkButton to="/" size="3">
          <ArrowRight size={16} aria-hidden />
          Go to Dashboard
        </LinkButton>
        <Button
          type="button"
          size="3"
          variant="outline"
          color="gray"
          onClick={exit}
          disabled={isLeaving}
        >
          <LogOut size={16} aria-hidden />
          Exit Test Mode
        </Button>
      </Flex>
    </Card>
  );
};

/** Where testers come in, and see that they are. */
export const DemoPage = () => {
  const testMode = useTestMode();
  const { user } = useSession();
  const isActive = testMode !== undefined && user !== null;
  return (
    <>
      <PageHead title="Testing Access">Private testing portal for authorized users only</PageHead>
      <Grid columns={{ initial: '1', md: '490px minmax(0, 1fr)' }} gap="5" align="start">
        <Box>{isActive ? <ActiveTester {...testMode} /> : <TestLoginForm />}</Box>
        <TesterAccounts />
      </Grid>
    </>
  );
};
