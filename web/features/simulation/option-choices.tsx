import { Card, Flex, Text } from '@radix-ui/themes';
import type { OpenPoint } from '../../../domain/contracts/simulation.ts';
import { OptionKind } from './option-kind.tsx';

type OptionChoicesProps = {
  readonly options: OpenPoint['options'];
  readonly isSending: boolean;
  readonly onChoose: (optionId: string) => void;
};

/** Buttons, not radios: an arrow key must not make a choice that is final. */
export const OptionChoices = ({ options, isSending, onChoose }: OptionChoicesProps) => (
  <>
    <Flex direction="column" gap="10px" role="group" aria-label="Options">
      {options.map(({ id, type, text }) => (
        <Card key={id} asChild className="simulation-option">
          <button type="button" aria-disabled={isSending} onClick={() => onChoose(id)}>
            <span className="key">{id}</span>
            <span>
              <OptionKind type={type} />
              <Text as="div" size="3">
                {text}
              </Text>
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
