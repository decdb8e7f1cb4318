import { Button, Tooltip } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { configQuery } from '../../queries/config-query.ts';
import { navigateBrowser } from '../../session/navigate-browser.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { GoogleMark } from './google-mark.tsx';

const label = 'Continue with Google';
const look = { size: '3', variant: 'surface', color: 'gray', ...highContrast } as const;

/** Without Google on the server it stays reachable, so that keyboard users hear the reason too. */
export const GoogleButton = () => {
  const { data: config } = useQuery(configQuery());
  if (config && !config.google.enabled) {
    return (
      <Tooltip content={config.google.reason ?? 'Google sign-in is not set up on this server.'}>
        <Button {...look} type="button" aria-disabled="true" data-disabled="true">
          <GoogleMark />
          {label}
        </Button>
      </Tooltip>
    );
  }
  return (
    <Button {...look} type="button" onClick={() => navigateBrowser('/api/auth/google')}>
      <GoogleMark />
      {label}
    </Button>
  );
};
