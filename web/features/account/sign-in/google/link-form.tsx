import { Text } from '@radix-ui/themes';
import {
  type GoogleArrival,
  type GoogleLinkBody,
  googleLinkBody,
} from '../../../../../domain/contracts/sign-in.ts';
import { issueErrors } from '../../../../ui/form/field-errors.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { PasswordInput } from '../../../../ui/form/password-input.tsx';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { useFields } from '../../../../ui/form/use-fields.ts';
import textStyles from '../../../../ui/text.module.css';
import { useEnter } from './use-enter.ts';

/** Whoever has the e-mail at Google shows that the account here is theirs too. */
export const LinkForm = ({ email }: Pick<GoogleArrival, 'email'>) => {
  const { values, refusals, refuse, bind } = useFields({ password: '' });
  const { mutate, isPending } = useEnter<GoogleLinkBody>({
    path: '/api/auth/google/arrival/link',
    welcome: (entered) => ({
      title: 'Google is linked',
      description: `Signed in as ${entered.firstName || entered.email}`,
    }),
    failed: 'Sign in failed',
    refuse,
  });
  const submit = (): void => {
    const { data, error } = googleLinkBody.safeParse(values);
    if (data) mutate(data);
    else refuse(issueErrors(error));
  };
  return (
    <Form label="Link Google" refusals={refusals} onSubmit={submit}>
      <Text as="p" size="3" className={textStyles['pretty']}>
        An account with <b>{email}</b> exists. Enter its password once, and from then on you can
        sign in with Google too.
      </Text>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordInput
        {...bind('password')}
        label="Password"
        name="password"
        autoComplete="current-password"
      />
      <SubmitButton label="Sign in and link Google" isPending={isPending} />
    </Form>
  );
};
