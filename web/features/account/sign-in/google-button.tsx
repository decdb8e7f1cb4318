import { Box, Button, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { configQuery } from '../../../session/config-query.ts';
import { navigateBrowser } from '../../../session/navigate-browser.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import styles from './auth.module.css';
import { GoogleMark } from './google-mark.tsx';

const label = 'Continue with Google';
const look = { size: '3', variant: 'surface', color: 'gray', ...highContrast } as const;

/** Its reason is shown by style sheet: a tooltip that is placed by script would double what this page loads. */
const UnavailableButton = ({ reason }: { readonly reason: string }) => {
  const id = useId();
  return (
    <Box className={styles['with-reason']}>
      <Button
        {...look}
        type="button"
        aria-disabled="true"
        data-disabled="true"
        aria-describedby={id}
      >
        <GoogleMark />
        {label}
      </Button>
      <Text as="span" size="1" role="tooltip" id={id} className={styles['reason']}>
        {reason}
      </Text>
    </Box>
  );
};

/** Without Google on the server it stays reachable, so that keyboard users hear the reason too. */
export const GoogleButton = () => {
  const { data: config } = useQuery(configQuery());
  if (config && !config.google.enabled) {
    const reason = config.google.reason ?? 'Google sign-in is not set up on this server.';
    return <UnavailableButton reason={reason} />;
  }
  return (
    <Button {...look} type="button" onClick={() => navigateBrowser('/api/auth/google')}>
      <GoogleMark />
      {label}
    </Button>
  );
};
