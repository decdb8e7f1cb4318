import { Box, Button, Text } from '@radix-ui/themes';
import { Play } from 'lucide-react';
import type { ImageKindStats, ImageTopic } from '../../../../domain/contracts/medical-images.ts';
import { percent } from '../../../../domain/kernel/percent.ts';
import { counted } from '../../../format/counts.ts';
import { BandScale } from '../../../ui/band-scale.tsx';
import { BandWord } from '../../../ui/band-word.tsx';
import bareListStyles from '../../../ui/bare-list.module.css';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { Panel } from '../../../ui/panel.tsx';
import scaleStyles from '../../../ui/scale.module.css';
import textStyles from '../../../ui/text.module.css';
import { fewest, launcherWords } from '../answer-words.ts';
import styles from '../medical-images.module.css';
import { TooFew } from '../stat-cells.tsx';
import { topicWords } from '../topic-words.ts';

const ofRead = ({ read, right }: ImageKindStats): string =>
  read === 0 ? 'Not read' : `${right} of ${read}`;

type KindRowProps = {
  readonly kind: ImageKindStats;
  readonly isFirst: boolean;
  readonly isStarting: boolean;
  readonly onStart: (topic: ImageTopic) => void;
};

const KindRow = ({ kind, isFirst, isStarting, onStart }: KindRowProps) => {
  const { topic, images, read, right } = kind;
  const { name } = topicWords[topic];
  const isFew = read < fewest;
  return (
    <Box asChild className={styles['kind-row']}>
      <li>
        <Text size="3">{name}</Text>
        <Text size="2" color="gray" className={classes(textStyles['num'], styles['kind-images'])}>
          {counted(images, 'image')}
        </Text>
        <span className={styles['kind-bar']}>
          {isFew ? (
            <span
              className={classes(scaleStyles['scale'], scaleStyles['fine'], styles['image-block'])}
              aria-hidden="true"
            />
          ) : (
            <BandScale
              fine
              correct={right}
              total={read}
              label={`${percent(right, read)}% read right`}
            />
          )}
        </span>
        <Text size="2" className={classes(textStyles['num'], textStyles['nowrap'])}>
          {ofRead(kind)}
        </Text>
        <span>{isFew ? <TooFew /> : <BandWord score={percent(right, read)} />}</span>
        <Button
          variant={isFirst ? 'solid' : 'surface'}
          {...(isFirst ? {} : { color: 'gray' as const, ...highContrast })}
          loading={isStarting}
          disabled={images === 0}
          aria-label={`Practice ${name.toLowerCase()}`}
          onClick={() => onStart(topic)}
        >
          <Play size={14} />
          Practice
        </Button>
      </li>
    </Box>
  );
};

type PracticeLauncherProps = {
  /** The weakest first. */
  readonly kinds: readonly ImageKindStats[];
  readonly starting: ImageTopic | undefined;
  readonly onStart: (topic: ImageTopic) => void;
};

/** Six kinds to practice, those that are read worst first. */
export const PracticeLauncher = ({ kinds, starting, onStart }: PracticeLauncherProps) => (
  <Panel
    title={launcherWords(kinds)}
    note="Read right at the first reading, the weakest first. A practice is up to five cases; some are normal or of another kind, so that its name gives nothing away."
  >
    <ul className={classes(bareListStyles['bare-list'], cellsStyles['rows'])}>
      {kinds.map((kind, place) => (
        <KindRow
          key={kind.topic}
          kind={kind}
          isFirst={place === 0}
          isStarting={starting === kind.topic}
          onStart={onStart}
        />
      ))}
    </ul>
  </Panel>
);
