import { Callout } from '@radix-ui/themes';
import { Ban } from 'lucide-react';
import type { Instant } from '../../../../domain/kernel/time.ts';
import { useShortDate } from '../../../session/use-short-date.ts';

/** Since when nobody signs in to the account. */
export const Suspended = ({ at }: { readonly at: Instant }) => {
  const day = useShortDate();
  return (
    <Callout.Root color="red" role="status">
      <Callout.Icon>
        <Ban size={16} aria-hidden="true" />
      </Callout.Icon>
      <Callout.Text>
        Suspended since {day(at)}. Nobody can sign in; progress and plan are kept. The reason is in
        the audit, sealed.
      </Callout.Text>
    </Callout.Root>
  );
};
