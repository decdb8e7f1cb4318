import { Grid } from '@radix-ui/themes';
import { type RegisterBody, registerBody } from '../../../../domain/contracts/account.ts';
import { browserTimeZone, browserUtcOffset } from '../../../session/browser-time-zone.ts';
import { invitation } from '../../../session/invitation.ts';
import { useRegister } from '../../../session/use-register.ts';
import { type FieldErrors, issueErrors, refusalErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { NewPasswordInput } from '../../../ui/form/new-password-input.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type Fields, useFields } from '../../../ui/form/use-fields.ts';
import { FieldSelect } from '../field/field-select.tsx';
import { InvitationInput } from './invitation-input.tsx';

const empty = {
  email: '',
  username: '',
  password: '',
  firstName: '',
  lastName: '',
  healthcareField: '',
  referralCode: '',
};
type Name = keyof typeof empty;

const read = (
  values: Readonly<Record<Name, string>>,
): { readonly body?: RegisterBody; readonly errors: FieldErrors } => {
  const here = { timeZone: browserTimeZone(), utcOffset: browserUtcOffset() };
  const { referralCode, ...typed } = values;
  const code = referralCode.trim() === '' ? {} : { referralCode };
  const { data, error } = registerBody.safeParse({ ...typed, ...code, ...here });
  if (data) return { body: data, errors: {} };
  const errors = issueErrors(error);
  const field = { healthcareField: 'Choose your healthcare field' };
  return { errors: 'healthcareField' in errors ? { ...errors, ...field } : errors };
};

const AccountInputs = ({ bind }: Pick<Fields<Name>, 'bind'>) => (
  <>
    <TextInput
      {...bind('email')}
      label="Email address"
      name="email"
      type="email"
      autoComplete="email"
    />
    <TextInput
      {...bind('username')}
      label="Username"
      name="username"
      autoComplete="username"
      hint="3 to 32 letters, digits, dots, hyphens or underscores"
    />
    <NewPasswordInput {...bind('password')} label="Password" name="password" />
  </>
);

const PersonInputs = ({ bind }: Pick<Fields<Name>, 'bind'>) => (
  <>
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

type SignUpFormProps = { readonly healthcareField?: string | undefined };

export const SignUpForm = ({ healthcareField = '' }: SignUpFormProps) => {
  const { values, refusals, refuse, bind } = useFields({
    ...empty,
    healthcareField,
    referralCode: invitation() ?? '',
  });
  const { mutate, isPending } = useRegister();
  const submit = (): void => {
    const { body, errors } = read(values);
    if (body) mutate(body, { onError: (error) => refuse(refusalErrors(error)) });
    else refuse(errors);
  };
  return (
    <Form label="Create account" refusals={refusals} onSubmit={submit}>
      <AccountInputs bind={bind} />
      <PersonInputs bind={bind} />
      <InvitationInput bind={bind} />
      <SubmitButton label="Create Account" isPending={isPending} />
    </Form>
  );
};
