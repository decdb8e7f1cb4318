import { Text } from '@radix-ui/themes';
import type { GatheringChoice } from '../../../domain/contracts/asked-for.ts';
import type { GatheringView } from '../../../domain/contracts/simulation.ts';
import bareListStyles from '../../ui/bare-list.module.css';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import styles from './gathering.module.css';
import { signedPoints } from './signed-points.ts';

type Rank = {
  readonly name: string;
  readonly holds: (choice: GatheringChoice) => boolean;
};

const weightOf = ({ weight = 0 }: GatheringChoice): number => weight;

/** What is to be learned comes first: what was missed, then what cost. */
const ranks: readonly Rank[] = [
  { name: 'Missed', holds: (one) => !one.isAsked && weightOf(one) > 0 },
  { name: 'Asked, and it cost', holds: (one) => one.isAsked && weightOf(one) < 0 },
  { name: 'Asked, and it helped', holds: (one) => one.isAsked && weightOf(one) > 0 },
  { name: 'Asked, and it changed nothing', holds: (one) => one.isAsked && weightOf(one) === 0 },
  { name: 'Rightly left alone', holds: (one) => !one.isAsked && weightOf(one) <= 0 },
];

const Choice = ({ choice }: { readonly choice: GatheringChoice }) => (
  <li className={styles['asked-line']}>
    <div>
      <Text as="div" size="3" weight="medium" className={textStyles['pretty']}>
        {choice.text}
      </Text>
      <Text as="div" size="3" className={classes(textStyles['num'], textStyles['pretty'])}>
        {choice.result}
      </Text>
      <Text as="div" size="2" color="gray" className={textStyles['pretty']}>
        {choice.why}
      </Text>
    </div>
    <Text size="3" weight="medium" className={classes(textStyles['num'], textStyles['nowrap'])}>
      {signedPoints(weightOf(choice))}
    </Text>
  </li>
);

type GroupProps = { readonly name: string; readonly choices: readonly GatheringChoice[] };

const Group = ({ name, choices }: GroupProps) => (
  <section aria-label={name}>
    <Text as="div" size="2" color="gray" mt="3" className={textStyles['num']}>
      {name}, {choices.length}
    </Text>
    <ul className={bareListStyles['bare-list']}>
      {choices
        .toSorted((one, other) => Math.abs(weightOf(other)) - Math.abs(weightOf(one)))
        .map((choice) => (
          <Choice key={choice.number} choice={choice} />
        ))}
    </ul>
  </section>
);

/** Everything that could be asked for, with its result, its worth and why. */
export const AskedReview = ({ gathering }: { readonly gathering: GatheringView }) => (
  <details className={styles['asked-review']}>
    <summary>
      Information gathering: you asked for {gathering.choices.filter((one) => one.isAsked).length}{' '}
      of {gathering.choices.length}
    </summary>
    <Text as="p" size="3" className={textStyles['pretty']} mt="3">
      {gathering.scene}
    </Text>
    {ranks.map(({ name, holds }) => {
      const own = gathering.choices.filter(holds);
      return own.length === 0 ? null : <Group key={name} name={name} choices={own} />;
    })}
  </details>
);
