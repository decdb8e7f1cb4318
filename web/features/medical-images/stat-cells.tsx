import { Flex, Text } from '@radix-ui/themes';
import { CircleDashed } from 'lucide-react';
import type { ImageStats } from '../../../domain/contracts/medical-images.ts';
import { percent } from '../../../domain/kernel/percent.ts';
import { clockTime } from '../../format/duration.ts';
import { BandWord } from '../../ui/band-word.tsx';
import { Cells } from '../../ui/cells.tsx';
import textStyles from '../../ui/text.module.css';
import { fewest, weakestKind } from './answer-words.ts';
import { topicWords } from './topic-words.ts';

export const statLabels = ['Images', 'Read by you', 'Reading accuracy', 'Weakest kind'] as const;

/** Three readings say nothing: no band, no bar. */
export const TooFew = () => (
  <Flex asChild display="inline-flex" align="center" gap="1">
    <Text size="2" color="gray" className={textStyles['nowrap']}>
      <CircleDashed size={14} aria-hidden="true" />
      Too few
    </Text>
  </Flex>
);

/** Those that a sentence writes small. */
const small = new Set(['Ultrasound', 'Waveform']);

const modalities = ({ modalityBreakdown }: ImageStats): string =>
  Object.entries(modalityBreakdown)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${count} ${small.has(name) ? name.toLowerCase() : name}`)
    .join(', ');

const readNote = ({ own: { lately, medianSeconds } }: ImageStats): string =>
  medianSeconds === null
    ? 'Nothing read yet'
    : `${lately} in the last 7 days, usually ${clockTime(medianSeconds)} each`;

const Accuracy = ({ read, right }: Pick<ImageStats['own'], 'read' | 'right'>) =>
  read < fewest ? (
    <>&ndash;</>
  ) : (
    <>
      {percent(right, read)}
      <small>%</small>
    </>
  );

const weakestOf = ({ own: { kinds } }: ImageStats) => {
  const weakest = weakestKind(kinds);
  if (weakest) {
    const { topic, right, read } = weakest;
    return { value: topicWords[topic].name, note: `${right} of ${read} read right` };
  }
  const hasEnough = kinds.some(({ read }) => read >= fewest);
  return { value: '–', note: hasEnough ? 'None below 80%' : <TooFew /> };
};

/** What the library holds, and how its learner reads. */
export const StatCells = ({ stats }: { readonly stats: ImageStats }) => {
  const { totalImages, own } = stats;
  const [images, read, accuracy, weakest] = statLabels;
  return (
    <Cells
      items={[
        { label: images, value: totalImages, note: modalities(stats) },
        { label: read, value: own.read, note: readNote(stats) },
        {
          label: accuracy,
          value: <Accuracy {...own} />,
          note: own.read < fewest ? <TooFew /> : <BandWord score={percent(own.right, own.read)} />,
        },
        { label: weakest, ...weakestOf(stats) },
      ]}
    />
  );
};
