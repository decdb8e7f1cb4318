import { Button, Flex, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import type { BegunSubscription } from '../../../../domain/contracts/billing.ts';
import type { PaidPlan } from '../../../../domain/kernel/plans.ts';
import { serverText } from '../../../http/http-error.ts';
import { isRefusedFor } from '../../../http/is-refused-for.ts';
import { configQuery } from '../../../session/config-query.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { Panel } from '../../../ui/panel.tsx';
import { checkoutQuery } from '../queries/checkout-query.ts';
import { type PaymentProps, SandboxPayment } from './sandbox-payment.tsx';

const StripePayment = lazyPart(async () => (await import('./stripe-payment.tsx')).StripePayment);

/** The shape of the form before there is one. */
const Coming = () => (
  <Flex direction="column" gap="4" role="status" aria-label="The payment form is on its way">
    {['number', 'expiry', 'button'].map((part) => (
      <Skeleton key={part} height="40px" />
    ))}
  </Flex>
);

const Form = (props: PaymentProps) => {
  const { data: config } = useQuery(configQuery());
  if (!config) return <Coming />;
  const { publishableKey } = config.payments;
  if (props.begun.processor === 'sandbox' || publishableKey === null) {
    return <SandboxPayment {...props} />;
  }
  return (
    <Suspense fallback={<Coming />}>
      <StripePayment {...props} publishableKey={publishableKey} />
    </Suspense>
  );
};

type FailedProps = { readonly error: unknown; readonly onRetry: () => void };

const failed = 'Failed to create subscription. Please try again.';

const Failed = ({ error, onRetry }: FailedProps) => {
  const hasPlan = isRefusedFor(error, ['AlreadySubscribed', 'TesterCannotPay']);
  useEffect(() => {
    showToast({ title: 'Error', description: failed, tone: 'destructive' });
  }, []);
  return (
    <Flex direction="column" gap="3" align="start" role="alert">
      <Text size="3">{serverText(error) ?? failed} Nothing was charged.</Text>
      {hasPlan ? null : <Button onClick={onRetry}>Try again</Button>}
    </Flex>
  );
};

type PaymentPanelProps = { readonly plan: PaidPlan; readonly onPaid: () => void };

/** Nothing is to be filled in: the plan runs, and what follows a payment follows. */
const Covered = ({ onPaid }: Pick<PaymentPanelProps, 'onPaid'>) => {
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    onPaid();
  }, [onPaid]);
  return (
    <Text as="p" size="3" role="status">
      Your credit paid for it. Nothing was charged.
    </Text>
  );
};

const Begun = ({
  begun,
  onPaid,
}: Pick<PaymentPanelProps, 'onPaid'> & { begun: BegunSubscription }) => {
  const { clientSecret } = begun;
  if (clientSecret === null) return <Covered onPaid={onPaid} />;
  return <Form key={clientSecret} begun={{ ...begun, clientSecret }} onPaid={onPaid} />;
};

/** Begins the subscription, and shows the form once there is a client secret. */
export const PaymentPanel = ({ plan, onPaid }: PaymentPanelProps) => {
  const { data, error, isFetching, refetch } = useQuery(checkoutQuery(plan));
  return (
    <Panel title="Payment">
      {data ? <Begun begun={data} onPaid={onPaid} /> : null}
      {!data && (isFetching || !error) ? <Coming /> : null}
      {!data && error && !isFetching ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : null}
    </Panel>
  );
};
