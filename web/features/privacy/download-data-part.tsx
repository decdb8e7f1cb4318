import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { Download } from 'lucide-react';
import { useState } from 'react';
import cellsStyles from '../../ui/cells.module.css';
import { Panel } from '../../ui/panel.tsx';
import { type DataFile, dataFiles } from './data-files.ts';
import { DownloadDataDialog } from './download-data-dialog.tsx';

type RowProps = { readonly file: DataFile; readonly onChoose: (file: DataFile) => void };

const Row = ({ file, onChoose }: RowProps) => (
  <Flex asChild gap="4" align="center" justify="between" wrap="wrap">
    <li>
      <Box flexGrow="1" flexBasis="220px">
        <Text as="p" size="3" weight="medium">
          {file.title}
        </Text>
        <Text as="p" size="2" color="gray">
          {file.note}
        </Text>
      </Box>
      <Button
        variant="surface"
        aria-label={`Download ${file.title.toLowerCase()}…`}
        onClick={() => onChoose(file)}
      >
        <Download size={16} aria-hidden="true" />
        Download…
      </Button>
    </li>
  </Flex>
);

/** In the settings: the two files that hold all about somebody. */
export const DownloadDataPart = () => {
  const [chosen, setChosen] = useState<DataFile>();
  return (
    <Panel
      as="h3"
      title="Download my data"
      note="Everything we keep about you, in formats other programs read."
    >
      <Flex asChild direction="column" gap="4">
        <ul className={cellsStyles['plain-list']}>
          {dataFiles.map((file) => (
            <Row key={file.format} file={file} onChoose={setChosen} />
          ))}
        </ul>
      </Flex>
      <Text as="p" size="2" color="gray" mt="4">
        You enter your password first, and each download is recorded. Keys to questions are not in
        it. It waits while you have an exam open.
      </Text>
      {chosen && <DownloadDataDialog file={chosen} onClose={() => setChosen(undefined)} />}
    </Panel>
  );
};
