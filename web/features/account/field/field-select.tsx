import { Box, Skeleton } from '@radix-ui/themes';
import { Suspense } from 'react';
import { professionOptions } from '../../../../domain/contracts/fields.ts';
import { Field } from '../../../ui/form/field.tsx';
import { lazyPart } from '../../../ui/lazy-part.ts';
import { noQuestionsMark, useEmptyFields } from './use-empty-fields.ts';

const SelectInput = lazyPart(
  async () => (await import('../../../ui/form/select-input.tsx')).SelectInput,
);

type FieldSelectProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
};

const Loading = ({ label }: Pick<FieldSelectProps, 'label'>) => (
  <Field label={label}>
    {({ id }) => (
      <Skeleton>
        <Box id={id} height="var(--space-7)" />
      </Skeleton>
    )}
  </Field>
);

/** The 14 healthcare fields; those without questions say so. */
const useOptions = () => {
  const empty = useEmptyFields();
  return professionOptions.map(({ value, label }) => ({
    value,
    label: empty.includes(value) ? `${label} (${noQuestionsMark})` : label,
  }));
};

/** A list of the 14 healthcare fields; a form is there before the list is. */
export const FieldSelect = (select: FieldSelectProps) => {
  const options = useOptions();
  return (
    <Suspense fallback={<Loading label={select.label} />}>
      <SelectInput
        {...select}
        name="healthcareField"
        placeholder="Choose your field"
        options={options}
      />
    </Suspense>
  );
};
