import { Callout, Card, Flex, Text } from '@radix-ui/themes';
import type { OpenPoint } from '../../../domain/contracts/simulation.ts';
import questionStyles from '../../ui/question.module.css';
import { OptionKind } from './option-kind.tsx';
import styles from './simulation.module.css';

type OptionChoicesProps = {
  readonly options: OpenPoint['options'];
  readonly refused: NonNullable<OpenPoint['refused']>;
  readonly isSending: boolean;
  readonly onChoose: (optionId: string) => void;
};

const RefusedNote = ({ refused }: Pick<OptionChoicesProps, 'refused'>) => {
  const last = refused.at(-1);
  return (
    <div role="status">
      {last ? (
        <Callout.Root color="amber" mb="4">
          <Callout.Text size="3">{last.says}</Callout.Text>
        </Callout.Root>
      ) : null}
    </div>
  );
};

/** Buttons, not radios: an arrow key must not make a choice that is final. */
export const OptionChoices = ({ options, refused, isSending, onChoose }: OptionChoicesProps) => (
  <>
    <RefusedNote refused={refused} />
    <Flex direction="column" gap="10px" role="group" aria-label="Options">
      {options.map(({ id, type, text }) => (
        <Card key={id} asChild className={styles['option']}>
          <button
            type="button"
            aria-disabled={isSending || refused.some(({ optionId }) => optionId === id)}
            onClick={() => onChoose(id)}
          >
            <span className={questionStyles['key']}>{id}</span>
            <span>
              <OptionKind type={type} />
              <Text as="div" size="3">
                {text}
              </Text>
              {refused.some(({ optionId }) => optionId === id) ? (
                <Text as="div" size="2" weight="medium" color="red">
                  Not accepted
                </Text>
              ) : null}
            </span>
          </button>
        </Card>
      ))}
    </Flex>
    <Text as="p" size="2" color="gray" mt="3">
      Your choice is final and affects the patient right away.
    </Text>
  </>
);
