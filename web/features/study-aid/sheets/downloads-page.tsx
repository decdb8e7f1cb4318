import { Button, Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { StudySheetEntry } from '../../../../domain/contracts/study-sheets.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { Loaded } from '../../../ui/loaded.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import textStyles from '../../../ui/text.module.css';
import { TextLink } from '../../../ui/text-link.tsx';
import { sheetFilePath, sheetsQuery } from './sheet-queries.ts';
import styles from './sheets.module.css';

const Sheet = ({ id, title, summary }: StudySheetEntry) => (
  <li className={styles['sheet-entry']}>
    <div>
      <TextLink to={`/free-downloads/${id}`} size="4" weight="medium">
        {title}
      </TextLink>
      <Text as="p" size="2" color="gray" mt="1" className={textStyles['pretty']}>
        {summary}
      </Text>
    </div>
    <Button asChild variant="soft" color="gray">
      <a href={sheetFilePath(id)} download aria-label={`Download ${title} as PDF`}>
        <FileDown size={16} aria-hidden="true" />
        PDF
      </a>
    </Button>
  </li>
);

/** Printable study sheets, for everybody. */
export const DownloadsPage = () => {
  const sheets = useQuery(sheetsQuery());
  return (
    <>
      <PageHead
        title="Free Downloads"
        answer="Study sheets to print, made of the same facts as our questions."
      >
        Free, without an account. Each opens as a page that prints cleanly, and as a PDF on letter
        size.
      </PageHead>
      <Loaded query={sheets} what="The study sheets" skeleton={<PanelSkeleton height="560px" />}>
        {(list) => (
          <Panel>
            <Flex asChild direction="column">
              <ul className={bareListStyles['bare-list']}>
                {list.map((sheet) => (
                  <Sheet key={sheet.id} {...sheet} />
                ))}
              </ul>
            </Flex>
          </Panel>
        )}
      </Loaded>
    </>
  );
};
