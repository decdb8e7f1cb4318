import { Box, Checkbox, Flex, IconButton, Text } from '@radix-ui/themes';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { grouped } from '../../../format/counts.ts';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import styles from './builder.module.css';
import { matchingIn, pickedOf, withArea } from './quiz-choice.ts';
import { type PickProps, TopicGrid } from './topic-grid.tsx';

type ExpandProps = {
  readonly name: string;
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
};

const Expand = ({ name, controls, isOpen, onToggle }: ExpandProps) => (
  <IconButton
    variant="ghost"
    color="gray"
    size="2"
    aria-label={`Topics in ${name}`}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
    {...highContrast}
  >
    {isOpen ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
  </IconButton>
);

/** One area: as a whole, or opened to its topics. */
export const AreaPicker = ({ area, choice, onChange }: PickProps) => {
  const picked = pickedOf(area, choice);
  const [isOpen, setOpen] = useState(picked === 'indeterminate');
  const id = useId();
  return (
    <li>
      <Flex align="center" gap="3" py="3">
        <Text as="label" size="3" weight="medium" className={styles['name']}>
          <Flex gap="3" align="start">
            <Checkbox
              checked={picked}
              onCheckedChange={() => onChange(withArea(choice, area, picked !== true))}
            />
            <span className={textStyles['pretty']}>{area.name}</span>
          </Flex>
        </Text>
        <Text size="2" color="gray" className={classes(textStyles['num'], textStyles['nowrap'])}>
          {grouped(matchingIn(area, choice, true))}
        </Text>
        <Expand name={area.name} controls={id} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </Flex>
      <Box id={id}>
        {isOpen ? <TopicGrid area={area} choice={choice} onChange={onChange} /> : null}
      </Box>
    </li>
  );
};
