import { Heading, Text } from '@radix-ui/themes';
import { Square } from 'lucide-react';
import type { SheetBlock, StudySheet } from '../../../../domain/contracts/study-sheets.ts';
import { DrawnPicture } from '../../../drawings/picture/drawn-picture.tsx';
import bareListStyles from '../../../ui/bare-list.module.css';
import { classes } from '../../../ui/classes.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from './sheets.module.css';

type BlockProps = { readonly block: SheetBlock; readonly heading: string };

const Block = ({ block, heading }: BlockProps) => {
  switch (block.kind) {
    case 'text':
      return (
        <Text as="p" size="3" className={classes(textStyles['measure'], textStyles['pretty'])}>
          {block.text}
        </Text>
      );
    case 'table':
      return <DataTable columns={block.columns} rows={block.rows} caption={heading} />;
    case 'steps':
      return (
        <ol className={styles['sheet-steps']}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case 'checklist':
      return (
        <ul className={classes(bareListStyles['bare-list'], styles['sheet-checks'])}>
          {block.items.map((item) => (
            <li key={item}>
              <Square size={18} aria-hidden="true" />
              {item}
            </li>
          ))}
        </ul>
      );
    case 'strip':
      return (
        <figure className={styles['sheet-strip']}>
          <figcaption>{block.title}</figcaption>
          <DrawnPicture drawing={block.drawing} alt={block.alt} name={block.title} />
        </figure>
      );
  }
};

const keyOf = (block: SheetBlock): string =>
  block.kind === 'strip' ? block.title : JSON.stringify(block).slice(0, 120);

/** A sheet as it is read on a screen and printed. */
export const SheetContent = ({ sections, note, sources }: StudySheet) => (
  <>
    {sections.map(({ heading, blocks }) => (
      <section key={heading} className={styles['sheet-section']}>
        <Heading as="h2" size="4" weight="medium" mb="2">
          {heading}
        </Heading>
        {blocks.map((block) => (
          <Block key={keyOf(block)} block={block} heading={heading} />
        ))}
      </section>
    ))}
    <Text
      as="p"
      size="2"
      color="gray"
      mt="5"
      className={classes(textStyles['measure'], textStyles['pretty'])}
    >
      {note}
    </Text>
    <Text as="p" size="2" color="gray" mt="1">
      Sources: {sources.join('; ')}.
    </Text>
  </>
);
