import { Tabs } from '@radix-ui/themes';
import type { Exhibit, ExhibitBlock } from '../../domain/contracts/exhibits.ts';
import { DataTable } from './data-table.tsx';
import './exhibits.css';

type BlockProps = { readonly block: ExhibitBlock; readonly title: string };

const Block = ({ block, title }: BlockProps) => {
  if (block.kind === 'table') return <DataTable {...block} caption={title} />;
  if (block.kind === 'text') return <p>{block.text}</p>;
  return (
    <figure className="exhibit-picture">
      <p>{block.alt}</p>
    </figure>
  );
};

const keyOf = (block: ExhibitBlock): string => JSON.stringify(block).slice(0, 120);

const Page = ({ title, blocks }: Exhibit) => (
  <div className="exhibit-page">
    {blocks.map((block) => (
      <Block key={keyOf(block)} block={block} title={title} />
    ))}
  </div>
);

type ExhibitsProps = { readonly exhibits: readonly Exhibit[] };

/** A name without spaces: Radix makes ids of it, and several ids are parted by spaces. */
const tabOf = ({ title }: Exhibit): string => title.replace(/\W+/g, '-');

/** The pages of the chart that come with a question: one as it is, several behind tabs. */
export const Exhibits = ({ exhibits }: ExhibitsProps) => {
  const [first, ...others] = exhibits;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <figure className="exhibits" aria-label={first.title}>
        <p className="exhibit-title">{first.title}</p>
        <Page {...first} />
      </figure>
    );
  }
  return (
    <figure className="exhibits" aria-label="Chart">
      <Tabs.Root defaultValue={tabOf(first)}>
        <Tabs.List size="2" wrap="wrap" mb="3">
          {exhibits.map((exhibit) => (
            <Tabs.Trigger key={exhibit.title} value={tabOf(exhibit)}>
              {exhibit.title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {exhibits.map((exhibit) => (
          <Tabs.Content key={exhibit.title} value={tabOf(exhibit)}>
            <Page {...exhibit} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </figure>
  );
};
