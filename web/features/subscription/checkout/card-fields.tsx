import { Grid } from '@radix-ui/themes';
import type { SandboxPaymentBody } from '../../../../domain/contracts/billing.ts';
import { TextInput } from '../../../ui/form/text-input.tsx';
import type { Fields } from '../../../ui/form/use-fields.ts';

export const noCard = { number: '', expiry: '', cvc: '' };
export type CardField = keyof typeof noCard;

type CardProps = { readonly bind: Fields<CardField>['bind'] };

/** Number, expiry and security code of a card. */
export const CardFields = ({ bind }: CardProps) => (
  <>
    <TextInput {...bind('number')} label="Card number" name="number" autoComplete="cc-number" />
    <Grid columns="2" gap="4">
      <TextInput {...bind('expiry')} label="Expires (MM/YY)" name="expiry" autoComplete="cc-exp" />
      <TextInput {...bind('cvc')} label="Security code" name="cvc" autoComplete="cc-csc" />
    </Grid>
  </>
);

export type Card = SandboxPaymentBody['card'];
