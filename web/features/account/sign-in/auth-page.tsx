import { Box, Button, Card, Flex, Grid, Heading, Separator, Text } from '@radix-ui/themes';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { GoogleOutcome } from '../../../../domain/contracts/google-outcome.ts';
import { academyName } from '../../../../domain/contracts/product.ts';
import { terms } from '../../../ui/terms.ts';
import textStyles from '../../../ui/text.module.css';
import { outcomeIn } from '../google-outcome-in.ts';
import { suspendedPage } from '../suspended-page.ts';
import { type AuthMode, arrivalOf } from './arrival.ts';
import { AskedHere } from './asked-here.tsx';
import { GoogleButton } from './google-button.tsx';
import { passkeysWorkHere } from './passkey/passkeys-work-here.ts';
import { SidePanel } from './side-panel.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** Few come here: not part of what every visitor loads. */
const GoogleArrived = lazy(async () => ({
  default: (await import('./google/google-arrived.tsx')).GoogleArrived,
}));
const GoogleNote = lazy(async () => ({
  default: (await import('../google-note.tsx')).GoogleNote,
}));
const PasskeyButton = lazy(async () => ({
  default: (await import('./passkey/passkey-button.tsx')).PasskeyButton,
}));
const SuspendedAccount = lazy(async () => ({
  default: (await import('../../privacy/suspended-account.tsx')).SuspendedAccount,
}));
const SecondStep = lazy(async () => ({
  default: (await import('./second-step/second-step.tsx')).SecondStep,
}));

const words = {
  'sign-in': {
    headline: 'Welcome Back',
    line: terms.pickUp,
    toggle: "Don't have an account? Sign up",
    other: 'sign-up',
  },
  'sign-up': {
    headline: 'Join the academy',
    line: `Your ${academyName} account is free, and practice quizzes stay free.`,
    toggle: 'Already have an account? Sign in',
    other: 'sign-in',
  },
} as const;

const Head = ({ mode }: { readonly mode: AuthMode }) => (
  <Box mb="5">
    <Heading as="h1" size="7" weight="medium" className={textStyles['tightened']}>
      {words[mode].headline}
    </Heading>
    <Text as="p" size="3" color="gray" mt="1" className={textStyles['pretty']}>
      {words[mode].line}
    </Text>
  </Box>
);

const Or = () => (
  <Flex align="center" gap="3" my="4">
    <Separator size="4" />
    <Text size="2" color="gray">
      or
    </Text>
    <Separator size="4" />
  </Flex>
);

type EntryProps = {
  readonly mode: AuthMode;
  readonly outcome: GoogleOutcome | undefined;
  readonly onToggle: () => void;
  readonly children: ReactNode;
};

const Entry = ({ mode, outcome, onToggle, children }: EntryProps) => (
  <Card size={{ initial: '3', sm: '4' }}>
    <Head mode={mode} />
    <AskedHere />
    <Suspense>{outcome ? <GoogleNote outcome={outcome} /> : null}</Suspense>
    {children}
    <Or />
    <Flex direction="column" gap="4">
      <GoogleButton />
      <Suspense fallback={null}>
        {mode === 'sign-in' && passkeysWorkHere() ? <PasskeyButton /> : null}
      </Suspense>
      <Flex justify="center">
        <Button type="button" variant="ghost" size="3" onClick={onToggle}>
          {words[mode].toggle}
        </Button>
      </Flex>
    </Flex>
  </Card>
);

/** Sign-in and sign-up, one of them at a time. */
const SignInOrUp = ({ outcome }: Pick<EntryProps, 'outcome'>) => {
  const arrival = arrivalOf(useLocation().state);
  const navigate = useNavigate();
  const [mode, setMode] = useState<AuthMode>(arrival.mode);
  return (
    <Entry mode={mode} outcome={outcome} onToggle={() => setMode(words[mode].other)}>
      {mode === 'sign-in' ? (
        <SignInForm
          onMore={() => navigate('/auth?second=code')}
          onSuspended={() => navigate(suspendedPage)}
        />
      ) : (
        <SignUpForm healthcareField={arrival.healthcareField} />
      )}
    </Entry>
  );
};

/** How people come in; whoever comes from Google goes on from there. */
export const AuthPage = () => {
  const [params] = useSearchParams();
  const outcome = outcomeIn(params);
  const isSecond = outcome === 'second' || params.has('second');
  const isSuspended = outcome === 'suspended' || params.has('suspended');
  const isArrived = outcome === 'new' || outcome === 'link';
  return (
    <Grid columns={{ initial: '1', md: '480px minmax(0, 1fr)' }} gap={{ initial: '6', md: '9' }}>
      <Suspense fallback={null}>
        {isSuspended ? <SuspendedAccount /> : null}
        {isSecond ? <SecondStep /> : null}
        {isArrived ? <GoogleArrived /> : null}
      </Suspense>
      {isArrived || isSecond || isSuspended ? null : <SignInOrUp outcome={outcome} />}
      <SidePanel />
    </Grid>
  );
};
