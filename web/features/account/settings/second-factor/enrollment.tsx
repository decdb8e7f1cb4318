import { Box, Flex, Text } from '@radix-ui/themes';
import { codeBody, type TotpEnrollment } from '../../../../../domain/contracts/sign-in.ts';
import { issueErrors, refusalErrors } from '../../../../ui/form/field-errors.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { TextInput } from '../../../../ui/form/text-input.tsx';
import { useFields } from '../../../../ui/form/use-fields.ts';
import textStyles from '../../../../ui/text.module.css';
import { QrCode } from './qr-code.tsx';
import { useConfirmTotp } from './use-totp.ts';

type EnrollmentProps = TotpEnrollment & {
  readonly onConfirmed: (codes: readonly string[]) => void;
};

const FirstCode = ({ onConfirmed }: Pick<EnrollmentProps, 'onConfirmed'>) => {
  const { values, refusals, refuse, bind } = useFields({ code: '' });
  const { mutate, isPending } = useConfirmTotp();
  const submit = (): void => {
    const { data, error } = codeBody.safeParse(values);
    const onError = (failure: unknown): void => refuse(refusalErrors(failure));
    if (data) mutate(data, { onError, onSuccess: ({ codes }) => onConfirmed(codes) });
    else refuse(issueErrors(error));
  };
  return (
    <Form label="Confirm the app" refusals={refusals} onSubmit={submit}>
      <TextInput
        {...bind('code')}
        label="Code in the app"
        name="code"
        autoComplete="one-time-code"
        hint="Six digits that change every 30 seconds"
      />
      <Box>
        <SubmitButton label="Confirm" isPending={isPending} />
      </Box>
    </Form>
  );
};

/** The secret, for a camera and for hands, and the first code. */
export const Enrollment = ({ secret, address, onConfirmed }: EnrollmentProps) => (
  <Flex direction="column" gap="4">
    <Text as="p" size="3" className={textStyles['pretty']}>
      Scan this with your authenticator app, or type the key below into it.
    </Text>
    <Box>
      <QrCode text={address} label="QR code for your authenticator app" />
    </Box>
    <Box>
      <Text as="p" size="2" color="gray">
        Key
      </Text>
      <Text
        as="p"
        size="3"
        className={textStyles['unbroken']}
        data-testid="totp-key"
        style={{ fontFamily: 'var(--code-font-family)' }}
      >
        {secret.match(/.{4}/g)?.join(' ')}
      </Text>
    </Box>
    <FirstCode onConfirmed={onConfirmed} />
  </Flex>
);
