import { Button, Card, Flex, Grid, Heading, Select, Text } from '@radix-ui/themes';
import { CircleCheck, CircleX } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ContentOf } from '../../../../domain/contracts/study-aid-content.ts';
import { DrawnPicture } from '../../../drawings/picture/drawn-picture.tsx';
import bareListStyles from '../../../ui/bare-list.module.css';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../study-aid.module.css';

type Exercise = ContentOf<'labeling'>['labelingExercises'][number];
type Spot = Exercise['labels'][number];

const namesOf = (labels: readonly Spot[]): readonly string[] =>
  labels.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'en'));

type SpotRowProps = {
  readonly spot: Spot;
  readonly number: number;
  readonly names: readonly string[];
  readonly placed: string | undefined;
  readonly isChecked: boolean;
  readonly onPlace: (name: string) => void;
  readonly triggerRef: (element: HTMLButtonElement | null) => void;
};

const SpotRow = ({ spot, number, names, placed, isChecked, onPlace, triggerRef }: SpotRowProps) => {
  const isRight = placed === spot.name;
  return (
    <li>
      <Flex align="center" gap="3">
        <Text
          size="3"
          weight="medium"
          className={classes(textStyles['num'], styles['aid-number-of'])}
        >
          {number}
        </Text>
        <Select.Root value={placed ?? ''} onValueChange={onPlace} size="3">
          <Select.Trigger
            ref={triggerRef}
            placeholder="Choose a name"
            aria-label={`Place ${number}`}
            className={styles['aid-rest']}
          />
          <Select.Content>
            {names.map((name) => (
              <Select.Item key={name} value={name}>
                {name}
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Root>
        {isChecked && isRight ? (
          <CircleCheck size={18} color="var(--green-11)" aria-label="Right" />
        ) : null}
        {isChecked && !isRight ? (
          <CircleX size={18} color="var(--red-11)" aria-label="Not so" />
        ) : null}
      </Flex>
      {isChecked ? (
        <Text as="p" size="2" color="gray" mt="1" mb="2" className={textStyles['pretty']}>
          {isRight ? '' : `${spot.name}. `}
          {spot.explanation}
        </Text>
      ) : null}
    </li>
  );
};

type Placed = Readonly<Record<string, string>>;

const ExerciseCard = ({ title, drawing, alt, labels }: Exercise) => {
  const [placed, setPlaced] = useState<Placed>({});
  const [isChecked, check] = useState(false);
  const triggers = useRef(new Map<string, HTMLButtonElement>());
  const names = namesOf(labels);
  const right = labels.filter(({ id, name }) => placed[id] === name).length;
  return (
    <Card size="3">
      <Heading as="h3" size="4" weight="medium" mb="3">
        {title}
      </Heading>
      <Grid columns={{ initial: '1', md: '1fr 1fr' }} gap="5" align="start">
        <div className={styles['aid-drawing']}>
          <figure className={styles['aid-figure']}>
            <DrawnPicture drawing={drawing} alt={alt} name={`Drawing: ${title}`} />
          </figure>
          <div className={styles['aid-pins']}>
            {labels.map(({ id, x, y }, place) => (
              <button
                key={id}
                type="button"
                className={styles['aid-pin']}
                style={{ left: `${x}%`, top: `${y}%` }}
                aria-label={`Name place ${place + 1}`}
                onClick={() => triggers.current.get(id)?.focus()}
              >
                {place + 1}
              </button>
            ))}
          </div>
        </div>
        <div>
          <ol className={classes(bareListStyles['bare-list'], styles['aid-options'])}>
            {labels.map((spot, place) => (
              <SpotRow
                key={spot.id}
                spot={spot}
                number={place + 1}
                names={names}
                placed={placed[spot.id]}
                isChecked={isChecked}
                onPlace={(name) => {
                  check(false);
                  setPlaced({ ...placed, [spot.id]: name });
                }}
                triggerRef={(element) => {
                  if (element) triggers.current.set(spot.id, element);
                }}
              />
            ))}
          </ol>
          <Flex align="center" gap="3" mt="3">
            <Button onClick={() => check(true)}>Check</Button>
            <Text size="2" color="gray" role="status" className={textStyles['num']}>
              {isChecked ? `${right} of ${labels.length} right` : ''}
            </Text>
          </Flex>
        </div>
      </Grid>
    </Card>
  );
};

/** Each numbered place gets its name, by pointer or keyboard. */
export const LabelingPanel = ({ labelingExercises }: ContentOf<'labeling'>) => (
  <Flex direction="column" gap="4">
    {labelingExercises.map((exercise) => (
      <ExerciseCard key={exercise.title} {...exercise} />
    ))}
  </Flex>
);
