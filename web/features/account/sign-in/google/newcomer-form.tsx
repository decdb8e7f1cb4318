import { Grid } from '@radix-ui/themes';
import { academyName } from '../../../../../domain/contracts/product.ts';
import {
  type GoogleAccountBody,
  type GoogleArrival,
  googleAccountBody,
} from '../../../../../domain/contracts/sign-in.ts';
import { browserTimeZone, browserUtcOffset } from '../../../../session/browser-time-zone.ts';
import { invitation } from '../../../../session/invitation.ts';
import { type FieldErrors, issueErrors } from '../../../../ui/form/field-errors.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { ReadOnlyInput } from '../../../../ui/form/read-only-input.tsx';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { type Fields, useFields } from '../../../../ui/form/use-fields.ts';
import { FieldSelect } from '../../field/field-select.tsx';
import { InvitationInput } from '../invitation-input.tsx';
import { useEnter } from './use-enter.ts';

type Name = 'username' | 'firstName' | 'lastName' | 'healthcareField' | 'referralCode';

/** Of the e-mail what a user name may hold, where that is enough of it. */
const usernameOf = (email: string): string => {
  const own = (email.split('@')[0] ?? '').replaceAll(/[^A-Za-z0-9._-]/g, '').slice(0, 32);
  return own.length >= 3 ? own : '';
};

const read = (
  values: Readonly<Record<Name, string>>,
): { readonly body?: GoogleAccountBody; readonly errors: FieldErrors } => {
  const here = { timeZone: browserTimeZone(), utcOffset: browserUtcOffset() };
  const { referralCode, ...typed } = values;
  const code = referralCode.trim() === '' ? {} : { referralCode };
  const { data, error } = googleAccountBody.safeParse({ ...typed, ...code, ...here });
  if (data) return { body: data, errors: {} };
  const errors = issueErrors(error);
  const field = { healthcareField: 'Choose your healthcare field' };
  return { errors: 'healthcareField' in errors ? { ...errors, ...field } : errors };
};

const PersonInputs = ({ bind }: Pick<Fields<Name>, 'bind'>) => (
  <>
    <TextInput
      {...bind('username')}
      label="Username"
      name="username"
      autoComplete="username"
      hint="3 to 32 letters, digits, dots, hyphens or underscores"
    />
    <Grid columns={{ initial: '1', xs: '2' }} gap="4">
      <TextInput
        {...bind('firstName')}
        label="First name"
        name="firstName"
        autoComplete="given-name"
      />
      <TextInput
        {...bind('lastName')}
        label="Last name"
        name="lastName"
        autoComplete="family-name"
      />
    </Grid>
    <FieldSelect {...bind('healthcareField')} label="Healthcare field" />
  </>
);

/** What Google does not know of a new learner. */
export const NewcomerForm = ({ email, firstName, lastName }: GoogleArrival) => {
  const { values, refusals, refuse, bind } = useFields<Name>({
    username: usernameOf(email),
    firstName,
    lastName,
    healthcareField: '',
    referralCode: invitation() ?? '',
  });
  const { mutate, isPending } = useEnter<GoogleAccountBody>({
    path: '/api/auth/google/arrival/account',
    welcome: (opened) => ({
      title: 'Account created!',
      description: `Welcome to ${academyName}, ${opened.firstName || opened.email}.`,
    }),
    failed: 'Registration failed',
    refuse,
  });
  const submit = (): void => {
    const { body, errors } = read(values);
    if (body) mutate(body);
    else refuse(errors);
  };
  return (
    <Form label="Create account" refusals={refusals} onSubmit={submit}>
      <ReadOnlyInput label="Email address" value={email} hint="From your Google account" />
      <PersonInputs bind={bind} />
      <InvitationInput bind={bind} />
      <SubmitButton label="Create Account" isPending={isPending} />
    </Form>
  );
};
