import { Box } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { type LoginBody, loginBody } from '../../../../domain/contracts/account.ts';
import { isRefusedFor } from '../../../http/is-refused-for.ts';
import { configQuery } from '../../../session/config-query.ts';
import { useSignIn } from '../../../session/use-sign-in.ts';
import { type FieldErrors, issueErrors, refusalErrors } from '../../../ui/form/field-errors.ts';
import { Form } from '../../../ui/form/form.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { useFields } from '../../../ui/form/use-fields.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { FieldSelect } from '../field/field-select.tsx';
import { suspendedCodes } from '../suspended-page.ts';

const empty = { emailOrUsername: '', password: '', healthcareField: '' };
type Values = Readonly<typeof empty>;

/** Testers sign in to a field of their choice. */
const isTester = ({ emailOrUsername }: Values): boolean => emailOrUsername.startsWith('test');

const read = (values: Values): { readonly body?: LoginBody; readonly errors: FieldErrors } => {
  const { healthcareField, ...ordinary } = values;
  const { data, error } = loginBody.safeParse(isTester(values) ? values : ordinary);
  if (data) return { body: data, errors: {} };
  const errors = issueErrors(error);
  const specialty = { healthcareField: 'Choose your healthcare specialty' };
  return { errors: 'healthcareField' in errors ? { ...errors, ...specialty } : errors };
};

/** Not there where no link can be sent. */
const ForgotLink = () => {
  const { data: config } = useQuery(configQuery());
  if (config?.mail === 'none') return null;
  return (
    <Box>
      <TextLink to="/forgot-password" size="2">
        Forgot password?
      </TextLink>
    </Box>
  );
};

type SignInFormProps = {
  /** The password was right, and the account asks for more. */
  readonly onMore: () => void;
  /** The password was right, and the account is suspended. */
  readonly onSuspended: () => void;
};

export const SignInForm = ({ onMore, onSuspended }: SignInFormProps) => {
  const { values, refusals, refuse, bind } = useFields(empty);
  const { mutate, isPending } = useSignIn();
  const fail = (error: Error): void => {
    if (isRefusedFor(error.cause, ['SecondFactorNeeded'])) onMore();
    else if (isRefusedFor(error.cause, suspendedCodes)) onSuspended();
    else refuse(refusalErrors(error));
  };
  const submit = (): void => {
    const { body, errors } = read(values);
    if (body) mutate(body, { onError: fail });
    else refuse(errors);
  };
  return (
    <Form label="Sign in" refusals={refusals} onSubmit={submit}>
      <TextInput
        {...bind('emailOrUsername')}
        label="Email or username"
        name="emailOrUsername"
        autoComplete="username"
      />
      <PasswordInput
        {...bind('password')}
        label="Password"
        name="password"
        autoComplete="current-password"
      />
      <ForgotLink />
      {isTester(values) ? (
        <FieldSelect {...bind('healthcareField')} label="Healthcare Specialty" />
      ) : null}
      <SubmitButton label="Sign In" isPending={isPending} />
    </Form>
  );
};
