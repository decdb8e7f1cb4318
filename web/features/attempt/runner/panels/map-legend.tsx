import { Box, Grid, Text } from '@radix-ui/themes';
import { classes } from '../../../../ui/classes.ts';
import textStyles from '../../../../ui/text.module.css';
import styles from '../question-map.module.css';
import { type MapCell, type MapKind, mapCounts } from '../session/question-map.ts';

export const mapWords: Readonly<Record<MapKind, string>> = {
  answered: 'Answered',
  skipped: 'Skipped',
  flagged: 'Flagged',
  unseen: 'Not seen',
};

type MapLegendProps = {
  readonly cells: readonly MapCell[];
  /** The one kind that is shown; all when undefined. */
  readonly only: MapKind | undefined;
  readonly onOnly: (kind: MapKind | undefined) => void;
};

const kinds = ['answered', 'skipped', 'flagged', 'unseen'] as const;

/** A question that was not seen has no look of its own. */
const looks: Readonly<Record<MapKind, string | undefined>> = {
  answered: styles['answered'],
  skipped: styles['skipped'],
  flagged: styles['flagged'],
  unseen: undefined,
};

/** What the looks of the cells mean; each entry shows its own kind alone, and all again. */
export const MapLegend = ({ cells, only, onOnly }: MapLegendProps) => {
  const counts = mapCounts(cells);
  return (
    <Grid columns="2" gapX="4" gapY="1" mb="4">
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={styles['map-filter']}
          aria-pressed={only === kind}
          onClick={() => onOnly(only === kind ? undefined : kind)}
        >
          <span className={classes(styles['map-key'], looks[kind])} aria-hidden="true" />
          <Text size="2">{mapWords[kind]}</Text>
          <Text size="2" color="gray" className={textStyles['num']}>
            {counts[kind]}
          </Text>
        </button>
      ))}
    </Grid>
  );
};

/** What the line over some of the cells means. */
export const StudyNote = ({ cells }: Pick<MapLegendProps, 'cells'>) =>
  cells.some(({ study }) => study !== undefined) ? (
    <Box mt="3">
      <span className={styles['study-line']} aria-hidden="true" />
      <Text size="2" color="gray">
        Six questions of one case study
      </Text>
    </Box>
  ) : null;
