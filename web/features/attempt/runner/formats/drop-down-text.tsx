import { Fragment } from 'react';
import { classes } from '../../../../ui/classes.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { type PartProps, textOf } from './answer-parts.ts';
import styles from './formats.module.css';

type Blanks = Omit<PartProps<'drop-down' | 'drop-down-table'>, 'shape'> & {
  readonly blanks: PartProps<'drop-down'>['shape']['blanks'];
};

type BlankProps = Pick<Blanks, 'options' | 'onChoose'> & {
  readonly name: string;
  readonly choices: readonly string[];
  readonly chosen: string | undefined;
};

const Blank = ({ name, choices, options, chosen, onChoose }: BlankProps) => (
  <select
    className={chosen ? classes(styles['blank'], styles['chosen']) : styles['blank']}
    aria-label={`Blank ${name}`}
    value={chosen ?? ''}
    onChange={(event) => {
      // Nothing takes back what stands here.
      const given = event.target.value || chosen;
      if (given !== undefined) onChoose(given);
    }}
  >
    <option value="">Select</option>
    {choices.map((label) => (
      <option key={label} value={label}>
        {textOf(options, label)}
      </option>
    ))}
  </select>
);

type Piece = { readonly text: string; readonly blank: boolean; readonly key: string };

/** The sentence cut at its blanks: texts at even places, names of blanks at odd ones. */
const cutAtBlanks = (sentence: string): readonly Piece[] =>
  sentence
    .split(/\{(\w+)\}/)
    .map((text, place) => ({ text, blank: place % 2 === 1, key: `${place} ${text}` }));

type FilledProps = Blanks & { readonly text: string };

/** A text with a list in place of each blank. */
const Filled = ({ text: sentence, blanks, options, chosen, onChoose }: FilledProps) =>
  cutAtBlanks(sentence).map(({ text, blank, key }) => {
    const list = blank ? blanks.find(({ name }) => name === text) : undefined;
    return (
      <Fragment key={key}>
        {list ? (
          <Blank
            {...list}
            options={options}
            chosen={chosen.find((label) => list.choices.includes(label))}
            onChoose={onChoose}
          />
        ) : (
          text
        )}
      </Fragment>
    );
  });

/** Sentences whose blanks are lists. */
export const DropDownText = ({ shape, ...part }: PartProps<'drop-down'>) => (
  <p className={styles['cloze']}>
    <Filled text={shape.sentence} blanks={shape.blanks} {...part} />
  </p>
);

/** A table whose blanks are lists. */
export const DropDownTable = ({ shape, ...part }: PartProps<'drop-down-table'>) => (
  <DataTable
    caption="Table to complete"
    columns={shape.columns}
    rows={shape.rows}
    cellOf={(text) => <Filled text={text} blanks={shape.blanks} {...part} />}
  />
);
