import { Text } from '@radix-ui/themes';
import { classes } from '../../../../ui/classes.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import textStyles from '../../../../ui/text.module.css';
import type { PartProps } from './answer-parts.ts';
import styles from './highlight.module.css';

type Marks = Pick<PartProps<'highlight'>, 'chosen' | 'onChoose'> & {
  readonly segments: PartProps<'highlight'>['shape']['segments'];
};

const Marked = ({ segments, chosen, onChoose }: Marks) =>
  segments.map(({ text, choice }) =>
    choice === undefined ? (
      <span key={text}>{text}</span>
    ) : (
      <button
        key={choice}
        type="button"
        className={
          chosen.includes(choice)
            ? classes(styles['passage-part'], styles['chosen'])
            : styles['passage-part']
        }
        aria-pressed={chosen.includes(choice)}
        onClick={() => onChoose(choice)}
      >
        {text}
      </button>
    ),
  );

const Count = ({ of: count }: { readonly of: number }) => (
  <Text as="p" size="2" color="gray" mt="3" role="status" className={textStyles['num']}>
    {count === 0 ? 'Nothing highlighted yet.' : `${count} highlighted.`}
  </Text>
);

/** A passage of the chart in which what matters is marked. */
export const HighlightText = ({ shape, chosen, onChoose }: PartProps<'highlight'>) => (
  <>
    <div className={styles['passage']}>
      <Marked segments={shape.segments} chosen={chosen} onChoose={onChoose} />
    </div>
    <Count of={chosen.length} />
  </>
);

type Cells = PartProps<'highlight-table'>;

/** A table of the chart in which what matters is marked. */
export const HighlightTable = ({ shape: { columns, rows }, chosen, onChoose }: Cells) => (
  <>
    <DataTable
      caption="Table to highlight"
      columns={columns}
      rows={rows.map((cells) => cells.map((cell) => cell.map(({ text }) => text).join('')))}
      cellOf={(_, row, column) => (
        <Marked segments={rows[row]?.[column] ?? []} chosen={chosen} onChoose={onChoose} />
      )}
    />
    <Count of={chosen.length} />
  </>
);
