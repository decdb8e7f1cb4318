import { Button, Flex, Text } from '@radix-ui/themes';
import { useId, useState } from 'react';
import { type TermCategory, termCategories } from '../../../domain/contracts/terminology.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import { Panel } from '../../ui/panel.tsx';
import textStyles from '../../ui/text.module.css';
import type { CategoryChoice } from './category-choice.ts';
import { categoryIcons } from './category-icons.ts';
import styles from './terminology.module.css';

const firstShown = 6;

type CategoryListProps = {
  readonly counts: ReadonlyMap<TermCategory, number>;
  readonly chosen: CategoryChoice;
  readonly onChoose: (next: CategoryChoice) => void;
};

type RowProps = {
  readonly category: TermCategory;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onPress: () => void;
};

const Row = ({ category, count, isChosen, onPress }: RowProps) => {
  const Icon = categoryIcons[category];
  return (
    <li>
      <button
        type="button"
        className={styles['term-category']}
        aria-pressed={isChosen}
        onClick={onPress}
      >
        <Icon size={18} color="var(--accent-11)" aria-hidden="true" />
        <Text size="2">{category}</Text>
        <Text size="2" color="gray" className={textStyles['num']}>
          {count}
        </Text>
      </button>
    </li>
  );
};

/** Six categories first, the others where they are asked for; pressed again, one is let go. */
export const CategoryList = ({ counts, chosen, onChoose }: CategoryListProps) => {
  const [showsAll, showAll] = useState(false);
  const id = useId();
  const shown = showsAll ? termCategories : termCategories.slice(0, firstShown);
  return (
    <Panel title="Categories">
      <ul className={bareListStyles['bare-list']} id={id}>
        {shown.map((category) => (
          <Row
            key={category}
            category={category}
            count={counts.get(category) ?? 0}
            isChosen={chosen === category}
            onPress={() => onChoose(chosen === category ? 'all' : category)}
          />
        ))}
      </ul>
      <Flex mt="3">
        <Button
          variant="surface"
          color="gray"
          aria-expanded={showsAll}
          aria-controls={id}
          onClick={() => showAll(!showsAll)}
        >
          {showsAll ? 'Fewer categories' : 'More categories'}
        </Button>
      </Flex>
    </Panel>
  );
};
