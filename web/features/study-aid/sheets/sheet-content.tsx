import { Heading, Text } from '@radix-ui/themes';
import { Square } from 'lucide-react';
import type { SheetBlock, StudySheet } from '../../../../domain/contracts/study-sheets.ts';
import { DrawnPicture } from '../../../drawings/picture/drawn-picture.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import '../../../ui/bare-list.css';

type BlockProps = { readonly block: SheetBlock; readonly heading: string };

const Block = ({ block, heading }: BlockProps) => {
  switch (block.kind) {
    case 'text':
      return (
        <Text as="p" size="3" className="measure pretty">
          {block.text}
        </Text>
      );
    case 'table':
      return <DataTable columns={block.columns} rows={block.rows} caption={heading} />;
    case 'steps':
      return (
        <ol className="sheet-steps">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case 'checklist':
      return (
        <ul className="bare-list sheet-checks">
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
        <figure className="sheet-strip">
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
      <section key={heading} className="sheet-section">
        <Heading as="h2" size="4" weight="medium" mb="2">
          {heading}
        </Heading>
        {blocks.map((block) => (
          <Block key={keyOf(block)} block={block} heading={heading} />
        ))}
      </section>
    ))}
    <Text as="p" size="2" color="gray" mt="5" className="measure pretty">
      {note}
    </Text>
    <Text as="p" size="2" color="gray" mt="1">
      Sources: {sources.join('; ')}.
    </Text>
  </>
);
