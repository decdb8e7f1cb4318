import { Box, Grid } from '@radix-ui/themes';
import { useState } from 'react';
import {
  type UpdateUserBody,
  type User,
  updateUserBody,
} from '../../../../domain/contracts/account.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { useUpdateUser } from '../../../session/use-update-user.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { type FieldErrors, issueErrors, refusalErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { ReadOnlyInput } from '../../../ui/form/read-only-input.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type Fields, useFields } from '../../../ui/form/use-fields.ts';
import { FieldSelect } from '../field/field-select.tsx';

type Name = 'firstName' | 'lastName' | 'healthcareField';
type Values = Readonly<Record<Name, string>>;

/** Only what was changed here: what another tab changed meanwhile stands. */
const changesOf = (shown: Values, values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== shown[name as Name]),
  );

const read = (
  changes: Partial<Values>,
): { readonly body?: UpdateUserBody; readonly errors: FieldErrors } => {
  const { data, error } = updateUserBody.safeParse(changes);
  return data ? { body: data, errors: {} } : { errors: issueErrors(error) };
};

const NameInputs = ({ bind }: Pick<Fields<Name>, 'bind'>) => (
  <Grid columns={{ initial: '1', xs: '2' }} gap="4">
    <TextInput
      {...bind('firstName')}
      label="First name"
      name="firstName"
      autoComplete="given-name"
    />
    <TextInput {...bind('lastName')} label="Last name" name="lastName" autoComplete="family-name" />
  </Grid>
);

const valuesOf = (user: User): Values => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  healthcareField: user.healthcareField ?? '',
});

const useProfile = (user: User) => {
  const [shown, setShown] = useState(() => valuesOf(user));
  const fields = useFields<Name>(shown);
  const { mutate, isPending } = useUpdateUser();
  const save = (body: UpdateUserBody): void =>
    mutate(body, {
      onSuccess: () => {
        setShown(fields.values);
        showToast({ title: 'Saved', description: 'Your profile is up to date.' });
      },
      onError: (error) => {
        fields.refuse(refusalErrors(error));
        reportFailure('Could not save', error);
      },
    });
  const submit = (): void => {
    const changes = changesOf(shown, fields.values);
    if (Object.keys(changes).length === 0) {
      showToast({ title: 'No changes to save', description: 'You have not changed anything.' });
      return;
    }
    const { body, errors } = read(changes);
    if (body) save(body);
    else fields.refuse(errors);
  };
  return { ...fields, submit, isPending };
};

/** Names and field can be changed; what identifies the account cannot. */
export const ProfileForm = ({ user }: { readonly user: User }) => {
  const { bind, refusals, submit, isPending } = useProfile(user);
  return (
    <Form label="Profile" refusals={refusals} onSubmit={submit}>
      <NameInputs bind={bind} />
      <ReadOnlyInput label="Username" value={user.username ?? ''} />
      <ReadOnlyInput label="Email address" value={user.email ?? ''} />
      <FieldSelect {...bind('healthcareField')} label="Healthcare field" />
      <Box>
        <SubmitButton label="Save changes" isPending={isPending} />
      </Box>
    </Form>
  );
};
