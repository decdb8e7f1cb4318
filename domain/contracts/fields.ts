import { z } from 'zod';
import { fieldData } from './field-data.ts';

export type FieldCode = (typeof fieldData)[number]['code'];

/** The 14 healthcare fields, in the order the product lists them. */
export const fieldCodes: readonly FieldCode[] = fieldData.map(({ code }) => code);

export const fieldCode = z.enum(fieldCodes, {
  error: `Use one of the field codes ${fieldCodes.join(', ')}`,
});

const labels = new Map<FieldCode, string>(fieldData.map(({ code, label }) => [code, label]));

export const fieldLabel = (field: FieldCode): string => labels.get(field) ?? field;

export type ProfessionOption = {
  readonly value: FieldCode;
  readonly label: string;
  readonly short: string;
};

export const professionOptions: readonly ProfessionOption[] = fieldData.map(({ code, label }) => ({
  value: code,
  label,
  short: code,
}));
