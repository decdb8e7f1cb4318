import { Button, Callout, Card, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { testLoginBody } from '../../../domain/contracts/test-mode.ts';
import { configQuery } from '../../session/config-query.ts';
import { useTestSignIn } from '../../session/use-test-sign-in.ts';
import { issueErrors } from '../../ui/form/field-errors.ts';
import { Form } from '../../ui/form/form.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useFields } from '../../ui/form/use-fields.ts';
import textStyles from '../../ui/text.module.css';

const empty = { username: '', password: '' };

const refused = { username: 'Check the username', password: 'Check the password' };

const SwitchedOff = () => (
  <Callout.Root color="amber" mb="4">
    <Callout.Text>Test mode is off on this server. Whoever runs it can switch it on.</Callout.Text>
  </Callout.Root>
);

const Fields = ({ isOff }: { readonly isOff: boolean }) => {
  const { values, refusals, refuse, bind } = useFields(empty);
  const { mutate, isPending } = useTestSignIn();
  const submit = (): void => {
    const { data, error } = testLoginBody.safeParse(values);
    if (data) mutate(data, { onError: () => refuse(refused) });
    else refuse(issueErrors(error));
  };
  return (
    <Form label="Testing access" refusals={refusals} onSubmit={submit}>
      <TextInput
        {...bind('username')}
        label="Test Username"
        name="username"
        autoComplete="username"
      />
      <PasswordInput
        {...bind('password')}
        label="Test Password"
        name="password"
        autoComplete="current-password"
      />
      <Button type="submit" size="3" disabled={isPending || isOff}>
        {isPending ? 'Logging in...' : 'Login to Test'}
      </Button>
    </Form>
  );
};

/** The way in for testers. */
export const TestLoginForm = () => {
  const { data } = useQuery(configQuery());
  const isOff = data?.testMode === false;
  return (
    <Card size={{ initial: '2', sm: '3' }}>
      {isOff ? <SwitchedOff /> : null}
      <Fields isOff={isOff} />
      <Text as="p" size="2" color="gray" mt="4" className={textStyles['pretty']}>
        The password is shared by whoever invited you. The development server prints it at start.
      </Text>
    </Card>
  );
};
