import { Select, Text } from '@radix-ui/themes';
import { useId } from 'react';
import {
  methodWords,
  type StudyMethod,
  studyMethod,
  studyMethods,
} from '../../../../domain/contracts/study-methods.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../study-aid.module.css';

type MethodSelectProps = {
  readonly method: StudyMethod;
  readonly onChange: (method: StudyMethod) => void;
};

/** The fourteen ways to study a topic, with what the chosen one is good for. */
export const MethodSelect = ({ method, onChange }: MethodSelectProps) => {
  const id = useId();
  return (
    <div>
      <Text as="label" htmlFor={id} size="2" weight="medium" mb="1" className={styles['aid-label']}>
        Study method
      </Text>
      <Select.Root
        size="3"
        value={method}
        onValueChange={(value) => onChange(studyMethod.parse(value))}
      >
        <Select.Trigger id={id} className={styles['aid-wide']} aria-describedby={`${id}-hint`} />
        <Select.Content>
          {studyMethods.map((one) => (
            <Select.Item key={one} value={one}>
              {methodWords[one].label}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
      <Text as="p" id={`${id}-hint`} size="2" color="gray" mt="2" className={textStyles['pretty']}>
        {methodWords[method].hint}
      </Text>
    </div>
  );
};
