import { Box, Flex, Text } from '@radix-ui/themes';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

type FieldProps = {
  readonly label: string;
  readonly error?: string | undefined;
  /** Said before anything is wrong. */
  readonly hint?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

/** What ties a control to its label, hint and error. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
};

const ErrorText = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <Flex asChild align="start" gap="1" mt="1">
    <Text id={id} size="2" color="red">
      <CircleAlert size={14} aria-hidden="true" className={styles['error-icon']} />
      {text}
    </Text>
  </Flex>
);

/** A labelled control with its hint, or with what is wrong instead. */
export const Field = ({ label, error, hint, children }: FieldProps) => {
  const id = useId();
  const textId = `${id}-text`;
  const text = error ?? hint;
  return (
    <Box minWidth="0">
      <Text as="label" htmlFor={id} size="2" weight="medium" mb="1" className={styles['label']}>
        {label}
      </Text>
      {children({
        id,
        'aria-describedby': text ? textId : undefined,
        'aria-invalid': error !== undefined,
      })}
      {error ? <ErrorText id={textId} text={error} /> : null}
      {hint && !error ? (
        <Text as="div" id={textId} size="2" color="gray" mt="1">
          {hint}
        </Text>
      ) : null}
    </Box>
  );
};
