import { Button, Flex } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { FileDown, Printer } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { classes } from '../../../ui/classes.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import printStyles from '../../../ui/print.module.css';
import { TextLink } from '../../../ui/text-link.tsx';
import { SheetContent } from './sheet-content.tsx';
import { sheetFilePath, sheetQuery } from './sheet-queries.ts';
import styles from './sheets.module.css';

const Actions = ({ id }: { readonly id: string }) => (
  <Flex gap="3" wrap="wrap" className={printStyles['no-print']}>
    <Button size="3" onClick={() => window.print()}>
      <Printer size={16} aria-hidden="true" />
      Print
    </Button>
    <Button size="3" variant="soft" asChild>
      <a href={sheetFilePath(id)} download>
        <FileDown size={16} aria-hidden="true" />
        Download PDF
      </a>
    </Button>
  </Flex>
);

/** One study sheet, as it is printed. */
export const SheetPage = () => {
  const { id = '' } = useParams();
  const sheet = useQuery(sheetQuery(id));
  return (
    <>
      <p className={classes(printStyles['no-print'], styles['sheet-back'])}>
        <TextLink to="/free-downloads">All study sheets</TextLink>
      </p>
      <PageHead
        title={sheet.data?.title ?? 'Study sheet'}
        answer={sheet.data?.summary}
        action={sheet.data ? <Actions id={id} /> : null}
      />
      <Loaded query={sheet} what="This study sheet" skeleton={<PanelSkeleton height="640px" />}>
        {(data) => (
          <Panel className={styles['sheet']}>
            <SheetContent {...data} />
          </Panel>
        )}
      </Loaded>
    </>
  );
};
