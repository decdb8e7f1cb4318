import { Box, Text } from '@radix-ui/themes';
import type { StudyMethod } from '../../../domain/contracts/study-methods.ts';
import textStyles from '../../ui/text.module.css';
import { methodIcons } from './method-icons.ts';
import styles from './study-aid.module.css';

type OpenAidButtonProps = {
  readonly method: StudyMethod;
  readonly topic: string;
  readonly kind: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

/** A study aid in a list, by its topic and what it is. */
export const OpenAidButton = ({ method, topic, kind, isOpen, onOpen }: OpenAidButtonProps) => {
  const Icon = methodIcons[method];
  return (
    <button
      type="button"
      className={styles['aid-open']}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
    >
      <Icon size={18} color="var(--accent-11)" aria-hidden="true" />
      <Box minWidth="0" flexGrow="1">
        <Text as="div" size="2" weight="medium" className={textStyles['pretty']}>
          {topic}
        </Text>
        <Text as="div" size="2" color="gray" className={textStyles['num']}>
          {kind}
        </Text>
      </Box>
    </button>
  );
};
