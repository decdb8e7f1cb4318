import { Button, Card, Flex, Text } from '@radix-ui/themes';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { ContentOf } from '../../../../domain/contracts/study-aid-content.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import { ShowMore } from './show-more.tsx';

type Statement = ContentOf<'true-false'>['questions'][number];

const Verdict = ({
  isRight,
  explanation,
}: {
  readonly isRight: boolean;
  readonly explanation: string;
}) => (
  <Text as="p" size="2" className={classes(textStyles['pretty'], textStyles['measure'])}>
    {isRight ? (
      <CircleCheck size={16} color="var(--green-11)" aria-hidden="true" />
    ) : (
      <CircleX size={16} color="var(--red-11)" aria-hidden="true" />
    )}{' '}
    <strong>{isRight ? 'Right.' : 'Not so.'}</strong> {explanation}
  </Text>
);

const StatementCard = ({ statement, answer, explanation }: Statement) => {
  const [said, say] = useState<boolean>();
  return (
    <Card size="2">
      <Text as="p" size="3" className={classes(textStyles['pretty'], textStyles['measure'])}>
        {statement}
      </Text>
      <Flex gap="3" my="3">
        {[true, false].map((choice) => (
          <Button
            key={String(choice)}
            variant={said === choice ? 'solid' : 'surface'}
            color="gray"
            aria-pressed={said === choice}
            disabled={said !== undefined && said !== choice}
            onClick={() => say(choice)}
          >
            {choice ? 'True' : 'False'}
          </Button>
        ))}
      </Flex>
      <div role="status">
        {said === undefined ? null : (
          <Verdict isRight={said === answer} explanation={explanation} />
        )}
      </div>
    </Card>
  );
};

export const TrueFalsePanel = ({ questions }: ContentOf<'true-false'>) => (
  <ShowMore parts={questions}>
    {(shown) => (
      <Flex direction="column" gap="3">
        {shown.map((one) => (
          <StatementCard key={one.statement} {...one} />
        ))}
      </Flex>
    )}
  </ShowMore>
);
