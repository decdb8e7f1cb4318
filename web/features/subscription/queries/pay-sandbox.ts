import {
  askedOfProcessor,
  type SandboxPayment,
  type SandboxPaymentBody,
  sandboxPayment,
} from '../../../../domain/contracts/billing.ts';
import { request } from '../../../http/request.ts';

/** Pays a checkout with a test card; no money moves. */
export const paySandbox = (body: SandboxPaymentBody): Promise<SandboxPayment> =>
  request({ path: '/api/sandbox/payments', method: 'POST', body, schema: sandboxPayment });

/** Another test card for the subscription that runs. */
export const replaceSandboxCard = (card: SandboxPaymentBody['card']) =>
  request({
    path: '/api/sandbox/card',
    method: 'POST',
    body: { card },
    schema: askedOfProcessor,
  });
