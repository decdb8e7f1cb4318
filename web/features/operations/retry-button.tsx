import { Button } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { reportFailure } from '../../session/report-failure.ts';
import { showToast } from '../../toast/toast-store.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { isSessionOver } from '../admin/admin-request.ts';
import { askForRetry } from './ask-for-retry.ts';
import { operationsQuery } from './operations-query.ts';

/** Has what stopped or was parked tried again; who asked stands in the log. */
export const RetryButton = ({ name }: { readonly name: string }) => {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: askForRetry,
    onSuccess: () =>
      showToast({
        title: 'Trying again',
        description: `${name} will be tried again within seconds.`,
      }),
    onError: (error) => {
      if (!isSessionOver(error)) reportFailure('Could not try again', error);
    },
    onSettled: () => client.invalidateQueries(operationsQuery()),
  });
  return (
    <Button
      variant="surface"
      color="gray"
      {...highContrast}
      loading={isPending}
      onClick={() => mutate(name)}
      aria-label={`Try ${name} again`}
    >
      <RotateCw size={15} aria-hidden="true" />
      Try again
    </Button>
  );
};
