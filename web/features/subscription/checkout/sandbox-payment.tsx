import { Callout } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import type { BegunSubscription } from '../../../../domain/contracts/billing.ts';
import { dollars } from '../../../format/dollars.ts';
import { Form } from '../../../ui/form/form.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { paySandbox } from '../queries/pay-sandbox.ts';
import { BankDialog } from './bank-dialog.tsx';
import { type Card, CardFields, noCard } from './card-fields.tsx';
import { PayButton } from './pay-button.tsx';
import { cardErrors, readCard } from './read-card.ts';
import { tellFailure } from './tell-payment.ts';
import { TestCards } from './test-cards.tsx';

export type PaymentProps = {
  readonly begun: BegunSubscription & { readonly clientSecret: string };
  readonly onPaid: () => void;
};

/** The form of the sandbox: test cards alone. */
export const SandboxPayment = ({ begun, onPaid }: PaymentProps) => {
  const { values, refusals, refuse, bind } = useFields(noCard);
  const [asked, setAsked] = useState<Card | null>(null);
  const amount = dollars(begun.priceCents);
  const { mutate, isPending } = useMutation({
    mutationFn: paySandbox,
    onSuccess: ({ status }, { card }) => {
      if (status === 'succeeded') onPaid();
      else setAsked(card);
    },
    onError: (error) => {
      const errors = cardErrors(error);
      if (Object.keys(errors).length > 0) refuse(errors);
      else tellFailure(error);
    },
  });
  const { clientSecret } = begun;
  const submit = (): void => {
    if (isPending) return;
    const read = readCard(values);
    if ('card' in read) mutate({ clientSecret, card: read.card });
    else refuse(read.errors);
  };
  return (
    <>
      <Callout.Root color="gray" mb="4">
        <Callout.Icon>
          <FlaskConical size={16} />
        </Callout.Icon>
        <Callout.Text>Sandbox: no money moves. Use one of the test cards below.</Callout.Text>
      </Callout.Root>
      <Form label="Payment" refusals={refusals} onSubmit={submit}>
        <CardFields bind={bind} />
        <PayButton isProcessing={isPending || asked !== null} amount={amount} />
      </Form>
      <TestCards
        onUse={(number) => {
          bind('number').onChange(number);
          if (!values.expiry) bind('expiry').onChange('12/34');
          if (!values.cvc) bind('cvc').onChange('123');
        }}
      />
      <BankDialog
        isOpen={asked !== null}
        amount={amount}
        onAnswer={(confirmation) => {
          if (asked) mutate({ clientSecret, card: asked, confirmation });
          setAsked(null);
        }}
      />
    </>
  );
};
