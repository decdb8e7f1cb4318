import { Flex, Text } from '@radix-ui/themes';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useState } from 'react';
import { dollars } from '../../../format/dollars.ts';
import { Form } from '../../../ui/form/form.tsx';
import { PayButton } from './pay-button.tsx';
import type { PaymentProps } from './sandbox-payment.tsx';
import { tellRefused, tellUnexpected } from './tell-payment.ts';

const returnUrl = (): string => `${window.location.origin}/?subscribed=true`;

const StripeForm = ({ begun: { priceCents }, onPaid }: PaymentProps) => {
  const stripe = useStripe();
  const elements = useElements();
  const [isProcessing, setProcessing] = useState(false);
  const pay = async (): Promise<void> => {
    if (!(stripe && elements) || isProcessing) return;
    setProcessing(true);
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl() },
        redirect: 'if_required',
      });
      if (error) tellRefused(error.message);
      else onPaid();
    } catch {
      tellUnexpected();
    } finally {
      setProcessing(false);
    }
  };
  return (
    <Form label="Payment" refusals={0} onSubmit={() => void pay()}>
      <PaymentElement />
      <PayButton isProcessing={isProcessing || !stripe} amount={dollars(priceCents)} />
      <Text as="p" size="2" color="gray">
        Your card number goes to Stripe and never reaches us.
      </Text>
    </Form>
  );
};

type StripePaymentProps = PaymentProps & { readonly publishableKey: string };

const loaded = new Map<string, ReturnType<typeof loadStripe>>();

/** Stripe's own script, fetched once and only by whoever is about to pay. */
const stripeOf = (publishableKey: string): ReturnType<typeof loadStripe> => {
  const known = loaded.get(publishableKey);
  if (known) return known;
  const stripe = loadStripe(publishableKey);
  loaded.set(publishableKey, stripe);
  return stripe;
};

/** The card form of Stripe, in frames of its own. */
export const StripePayment = ({ publishableKey, begun, onPaid }: StripePaymentProps) => (
  <Elements stripe={stripeOf(publishableKey)} options={{ clientSecret: begun.clientSecret }}>
    <Flex direction="column" gap="4">
      <StripeForm begun={begun} onPaid={onPaid} />
    </Flex>
  </Elements>
);
