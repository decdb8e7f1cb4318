import { Box, Button, Card, Flex, Heading, Skeleton, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import {
  type SecondStep as Asked,
  type CodeBody,
  codeBody,
} from '../../../../../domain/contracts/sign-in.ts';
import { issueErrors } from '../../../../ui/form/field-errors.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { useFields } from '../../../../ui/form/use-fields.ts';
import textStyles from '../../../../ui/text.module.css';
import { secondStepQuery } from '../../queries/second-step-query.ts';
import { useEnter } from '../google/use-enter.ts';
import { PasskeyButton } from '../passkey/passkey-button.tsx';

const CodeForm = ({ hint }: { readonly hint: string }) => {
  const { values, refusals, refuse, bind } = useFields({ code: '' });
  const { mutate, isPending } = useEnter<CodeBody>({
    path: '/api/login/second',
    welcome: (entered) => ({
      title: 'Welcome back!',
      description: `Signed in as ${entered.firstName || entered.email}`,
    }),
    failed: 'Sign in failed',
    refuse,
  });
  const submit = (): void => {
    const { data, error } = codeBody.safeParse(values);
    if (data) mutate(data);
    else refuse(issueErrors(error));
  };
  return (
    <Form label="Enter your code" refusals={refusals} onSubmit={submit}>
      <TextInput
        {...bind('code')}
        label="Code"
        name="code"
        autoComplete="one-time-code"
        hint={hint}
      />
      <SubmitButton label="Sign In" isPending={isPending} />
    </Form>
  );
};

const Ways = ({ totp, passkey }: Asked) => (
  <Flex direction="column" gap="4">
    {passkey ? <PasskeyButton /> : null}
    <CodeForm
      hint={
        totp
          ? 'From your authenticator app, or one of your recovery codes'
          : 'Without your passkey, one of your recovery codes'
      }
    />
  </Flex>
);

const Over = () => (
  <Text as="p" size="3" role="status">
    This sign-in has expired. Start it again.
  </Text>
);

/** What comes after the password where an account asks for more. */
export const SecondStep = () => {
  const { data: asked, isPending } = useQuery(secondStepQuery());
  const navigate = useNavigate();
  return (
    <Card size={{ initial: '3', sm: '4' }}>
      <Box mb="5">
        <Heading as="h1" size="7" weight="medium" className={textStyles['tightened']}>
          One more step
        </Heading>
        <Text as="p" size="3" color="gray" mt="1" className={textStyles['pretty']}>
          Your account asks for more than a password.
        </Text>
      </Box>
      {isPending ? <Skeleton height="120px" role="status" aria-label="Loading" /> : null}
      {asked ? <Ways {...asked} /> : null}
      {isPending || asked ? null : <Over />}
      <Flex justify="center" mt="4">
        <Button type="button" variant="ghost" size="3" onClick={() => navigate('/auth')}>
          Start again
        </Button>
      </Flex>
    </Card>
  );
};
