import { Badge, Flex, Heading, Skeleton, Text } from '@radix-ui/themes';
import { type FieldCode, fieldLabel } from '../../../domain/contracts/fields.ts';
import { classes } from '../../ui/classes.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import textStyles from '../../ui/text.module.css';
import { TextLink } from '../../ui/text-link.tsx';

type ProgressHeadProps = {
  readonly field: FieldCode | null;
  /** Absent while it is on its way, or when it failed. */
  readonly answer: string | undefined;
  readonly isLoading: boolean;
};

export const ProgressHead = ({ field, answer, isLoading }: ProgressHeadProps) => (
  <>
    <Flex align="center" gap="3" wrap="wrap" mb="2">
      <Heading as="h1" size="4" weight="medium">
        My Progress
      </Heading>
      <Badge color="gray" variant="surface" {...highContrast}>
        {field ? fieldLabel(field) : 'Healthcare Professional'}
      </Badge>
      <TextLink to="/review" size="2">
        Review what you missed
      </TextLink>
      <TextLink to="/analytics" size="2">
        Performance Analytics
      </TextLink>
    </Flex>
    <Text
      as="p"
      size={{ initial: '6', sm: '7' }}
      weight="medium"
      mb="5"
      className={classes(textStyles['balance'], textStyles['tightened'])}
    >
      {isLoading ? <Skeleton>Your average is 76%.</Skeleton> : answer}
    </Text>
  </>
);
