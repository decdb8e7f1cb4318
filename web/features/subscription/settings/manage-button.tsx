import { Button } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { navigateBrowser } from '../../../session/navigate-browser.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { openPortal } from '../queries/change-billing.ts';

/** To the page where the card is changed: the processor's own, or ours in the sandbox. */
export const ManageButton = () => {
  const { mutate, isPending } = useMutation({
    mutationFn: openPortal,
    onSuccess: navigateBrowser,
    onError: (error) => reportFailure('The page could not be opened', error),
  });
  return (
    <Button
      variant="surface"
      color="gray"
      loading={isPending}
      onClick={() => mutate()}
      {...highContrast}
    >
      Manage Subscription
    </Button>
  );
};
