import { Box, Heading } from '@radix-ui/themes';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Billing } from '../../../../domain/contracts/billing.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { CardFields, noCard } from '../checkout/card-fields.tsx';
import { cardErrors, readCard } from '../checkout/read-card.ts';
import { tellFailure } from '../checkout/tell-payment.ts';
import { replaceSandboxCard } from '../queries/pay-sandbox.ts';

type CardFormProps = { readonly billing: Billing; readonly onAsked: () => void };

/** The sandbox's page for the card, which Stripe has on its own site: `/settings?card=update`. */
export const CardForm = ({ billing, onAsked }: CardFormProps) => {
  const [params, setParams] = useSearchParams();
  const { values, refusals, refuse, bind } = useFields(noCard);
  const { mutate, isPending } = useMutation({
    mutationFn: replaceSandboxCard,
    onSuccess: () => {
      showToast({ title: 'Card changed', description: 'The next payment uses it.' });
      if (billing.state === 'pastDue') onAsked();
      setParams({}, { replace: true });
    },
    onError: (error) => {
      const errors = cardErrors(error);
      if (Object.keys(errors).length > 0) refuse(errors);
      else tellFailure(error);
    },
  });
  if (params.get('card') !== 'update' || billing.processor !== 'sandbox') return null;
  const submit = (): void => {
    const read = readCard(values);
    if ('card' in read) mutate(read.card);
    else refuse(read.errors);
  };
  return (
    <Box mt="5">
      <Heading as="h4" size="3" weight="medium" mb="3">
        Change the card
      </Heading>
      <Form label="Change the card" refusals={refusals} onSubmit={submit}>
        <CardFields bind={bind} />
        <SubmitButton label="Save card" isPending={isPending} />
      </Form>
    </Box>
  );
};
