import { Badge, Button, Flex, Tabs } from '@radix-ui/themes';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Exhibit } from '../../../../../domain/contracts/exhibits.ts';
import { classes } from '../../../../ui/classes.ts';
import exhibitsStyles from '../../../../ui/exhibits.module.css';
import { ExhibitPage, newIn, TabName, tabOf } from '../../../../ui/exhibits.tsx';
import { highContrast } from '../../../../ui/high-contrast.ts';
import textStyles from '../../../../ui/text.module.css';
import styles from './case-study.module.css';
import { useTabKeys } from './use-tab-keys.ts';

type CaseChartProps = {
  readonly exhibits: readonly Exhibit[];
  /** The first question opens it, where it would lie folded over the question. */
  readonly isFirst: boolean;
};

/** The page with what is new, or the first. */
const firstToRead = (exhibits: readonly Exhibit[]): string => {
  const page = exhibits.find((exhibit) => newIn(exhibit) > 0) ?? exhibits[0];
  return page ? tabOf(page) : '';
};

type FoldProps = {
  readonly isOpen: boolean;
  /** On all pages, of which the list may not show all. */
  readonly news: number;
  readonly controls: string;
  readonly onFold: () => void;
};

const Fold = ({ isOpen, news, controls, onFold }: FoldProps) => {
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <Button
      className={styles['case-fold']}
      variant="ghost"
      color="gray"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onFold}
      {...highContrast}
    >
      Chart
      {news > 0 && !isOpen ? (
        <Badge size="1" className={textStyles['num']}>
          {news} new
        </Badge>
      ) : null}
      <Icon size={16} aria-hidden="true" />
    </Button>
  );
};

/** The chart of a case study: at the side where there is room, else a bar over the question that unfolds. */
export const CaseChart = ({ exhibits, isFirst }: CaseChartProps) => {
  const [tab, setTab] = useState(() => firstToRead(exhibits));
  const [isOpen, setOpen] = useState(isFirst);
  const pages = useId();
  const show = (next: string): void => {
    setTab(next);
    setOpen(true);
  };
  useTabKeys({ tabs: exhibits.map(tabOf), tab, onTab: show });
  return (
    <section
      className={isOpen ? classes(styles['case-chart'], styles['open']) : styles['case-chart']}
      aria-label="Chart"
    >
      <Tabs.Root value={tab} onValueChange={show}>
        <Flex align="center" className={styles['case-tabs']}>
          <Tabs.List size="2" className={styles['case-tab-list']}>
            {exhibits.map((exhibit) => (
              <Tabs.Trigger key={exhibit.title} value={tabOf(exhibit)}>
                <TabName exhibit={exhibit} />
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Fold
            isOpen={isOpen}
            news={exhibits.reduce((sum, exhibit) => sum + newIn(exhibit), 0)}
            controls={pages}
            onFold={() => setOpen(!isOpen)}
          />
        </Flex>
        <div id={pages} className={classes(styles['case-pages'], exhibitsStyles['ground'])}>
          {exhibits.map((exhibit) => (
            <Tabs.Content key={exhibit.title} value={tabOf(exhibit)}>
              <ExhibitPage {...exhibit} />
            </Tabs.Content>
          ))}
        </div>
      </Tabs.Root>
    </section>
  );
};
