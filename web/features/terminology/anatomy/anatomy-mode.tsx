import { Box, Tabs } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import type { TermEntry } from '../../../../domain/contracts/terminology-study.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import { anatomyQuery } from '../queries/terminology-queries.ts';
import styles from '../terminology.module.css';
import { DiagramPanel } from './diagram-panel.tsx';

/** Stands in an id. */
const nameOf = (title: string): string => title.replaceAll(' ', '-');

/** The heart and the airways, place by place. */
export const AnatomyMode = ({ terms }: { readonly terms: readonly TermEntry[] }) => (
  <Loaded
    query={useQuery(anatomyQuery())}
    what="The diagrams"
    skeleton={<PanelSkeleton height="420px" />}
  >
    {({ diagrams }) => (
      <Tabs.Root defaultValue={nameOf(diagrams[0]?.title ?? '')}>
        <Tabs.List className={styles['term-tabs']}>
          {diagrams.map(({ title }) => (
            <Tabs.Trigger key={title} value={nameOf(title)}>
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {diagrams.map((diagram) => (
          <Tabs.Content key={diagram.title} value={nameOf(diagram.title)}>
            <Box pt="4">
              <DiagramPanel diagram={diagram} terms={terms} />
            </Box>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    )}
  </Loaded>
);
