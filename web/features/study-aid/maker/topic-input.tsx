import { Text, TextField } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import textStyles from '../../../ui/text.module.css';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { topicsQuery } from '../queries/study-aid-queries.ts';
import styles from '../study-aid.module.css';

type TopicInputProps = {
  readonly topic: string;
  readonly onChange: (topic: string) => void;
  /** Why the last one could not be used. */
  readonly problem: string | undefined;
  /** Enter on an empty field: a form whose button is disabled sends nothing by itself. */
  readonly onEmptyEnter: () => void;
};

const restMs = 150;
const longest = 120;

/** Any topic in the learner's own words; the knowledge base suggests while it is typed. */
export const TopicInput = ({ topic, onChange, problem, onEmptyEnter }: TopicInputProps) => {
  const id = useId();
  const { data } = useQuery(topicsQuery(useDebounced(topic.trim(), restMs)));
  return (
    <div>
      <Text as="label" htmlFor={id} size="2" weight="medium" mb="1" className={styles['aid-label']}>
        Topic
      </Text>
      <TextField.Root
        id={id}
        size="3"
        value={topic}
        maxLength={longest}
        autoComplete="off"
        placeholder="Beta blockers, tension pneumothorax …"
        list={`${id}-topics`}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && topic.trim() === '') onEmptyEnter();
        }}
      />
      <datalist id={`${id}-topics`}>
        {(data?.topics ?? []).map(({ name, group }) => (
          <option key={name} value={name}>
            {group}
          </option>
        ))}
      </datalist>
      <Text
        as="p"
        id={`${id}-problem`}
        size="2"
        color="red"
        mt="1"
        role="status"
        className={textStyles['pretty']}
      >
        {problem}
      </Text>
    </div>
  );
};
