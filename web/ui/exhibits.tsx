import { Badge, Tabs } from '@radix-ui/themes';
import { Suspense } from 'react';
import type { Exhibit, ExhibitBlock } from '../../domain/contracts/exhibits.ts';
import { DataTable } from './data-table.tsx';
import { Dispensable } from './dispensable.tsx';
import styles from './exhibits.module.css';
import { lazyPart } from './lazy-part.ts';
import textStyles from './text.module.css';

const DrawnPicture = lazyPart(() =>
  import('../drawings/picture/drawn-picture.tsx').then(({ DrawnPicture }) => DrawnPicture),
);

type PictureProps = Extract<ExhibitBlock, { kind: 'picture' }>;

/** Drawn where it can be; in words while the drawing is on its way, where there is none and where it fails. */
const Picture = ({ alt, drawing }: PictureProps) => {
  const words = <p>{alt}</p>;
  if (!drawing) return words;
  return (
    <Dispensable instead={words}>
      <Suspense fallback={words}>
        <DrawnPicture drawing={drawing} alt={alt} />
      </Suspense>
    </Dispensable>
  );
};

type BlockProps = { readonly block: ExhibitBlock; readonly title: string };

const BlockContent = ({ block, title }: BlockProps) => {
  if (block.kind === 'table') return <DataTable {...block} caption={title} />;
  if (block.kind === 'text') return <p>{block.text}</p>;
  return (
    <figure className={styles['exhibit-picture']}>
      <Picture {...block} />
    </figure>
  );
};

/** What no earlier question of the case study showed says so, by a word and a ground of its own. */
const Block = ({ block, title }: BlockProps) =>
  block.isNew ? (
    <div className={styles['exhibit-new']}>
      <Badge size="1">New</Badge>
      <BlockContent block={block} title={title} />
    </div>
  ) : (
    <BlockContent block={block} title={title} />
  );

const keyOf = (block: ExhibitBlock): string =>
  block.kind === 'picture' ? `${block.picture} ${block.alt}` : JSON.stringify(block).slice(0, 120);

export const ExhibitPage = ({ title, blocks }: Exhibit) => (
  <div className={styles['exhibit-page']}>
    {blocks.map((block) => (
      <Block key={keyOf(block)} block={block} title={title} />
    ))}
  </div>
);

type ExhibitsProps = { readonly exhibits: readonly Exhibit[] };

/** A name without spaces: Radix makes ids of it, and several ids are parted by spaces. */
export const tabOf = ({ title }: Exhibit): string => title.replace(/\W+/g, '-');

/** How many of its entries are new. */
export const newIn = ({ blocks }: Exhibit): number => blocks.filter(({ isNew }) => isNew).length;

const NewCount = ({ exhibit }: { readonly exhibit: Exhibit }) => {
  const count = newIn(exhibit);
  return count === 0 ? null : (
    <Badge size="1" className={textStyles['num']}>
      {count} new
    </Badge>
  );
};

/** The title of a page, and how much of it is new. */
export const TabName = ({ exhibit }: { readonly exhibit: Exhibit }) => (
  <span className={styles['tab-name']}>
    {exhibit.title}
    <NewCount exhibit={exhibit} />
  </span>
);

/** The pages of the chart that come with a question: one as it is, several behind tabs. */
export const Exhibits = ({ exhibits }: ExhibitsProps) => {
  const [first, ...others] = exhibits;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <figure className={styles['exhibits']} aria-label={first.title}>
        <p className={styles['exhibit-title']}>{first.title}</p>
        <ExhibitPage {...first} />
      </figure>
    );
  }
  return (
    <figure className={styles['exhibits']} aria-label="Chart">
      <Tabs.Root defaultValue={tabOf(first)}>
        <Tabs.List size="2" wrap="wrap" mb="3">
          {exhibits.map((exhibit) => (
            <Tabs.Trigger key={exhibit.title} value={tabOf(exhibit)}>
              <TabName exhibit={exhibit} />
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {exhibits.map((exhibit) => (
          <Tabs.Content
            key={exhibit.title}
            value={tabOf(exhibit)}
            className={styles['exhibit-panel']}
          >
            <ExhibitPage {...exhibit} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </figure>
  );
};
