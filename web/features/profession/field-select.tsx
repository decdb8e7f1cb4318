import { professionOptions } from '../../../domain/contracts/fields.ts';
import { SelectInput } from '../../ui/form/select-input.tsx';

type FieldSelectProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
};

/** A list of the 14 healthcare fields. */
export const FieldSelect = (select: FieldSelectProps) => (
  <SelectInput
    {...select}
    name="healthcareField"
    placeholder="Choose your field"
    options={professionOptions}
  />
);
