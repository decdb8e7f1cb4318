import { sandboxCardBody } from '../../../../domain/contracts/billing.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { FieldErrors } from '../../../ui/form/field-errors.ts';
import type { Card, CardField } from './card-fields.tsx';

type Typed = Readonly<Record<CardField, string>>;

/** The card as the server takes it, or what is wrong with each field. */
export const readCard = (
  card: Typed,
): { readonly card: Card } | { readonly errors: FieldErrors } => {
  const { data, error } = sandboxCardBody.safeParse({ card });
  if (data) return { card: data.card };
  const wrong = error.issues
    .toReversed()
    .map(({ path, message }) => [String(path[1] ?? 'number'), message]);
  return { errors: Object.fromEntries(wrong) };
};

/** A refusal that names a part of the card stands beside it. */
export const cardErrors = (error: unknown): FieldErrors => {
  const field = error instanceof HttpError ? error.field?.match(/^card\.(\w+)$/)?.[1] : undefined;
  return field && error instanceof HttpError ? { [field]: error.text } : {};
};
