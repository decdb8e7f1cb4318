import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { CircleAlert, Download, FilePlus, Play } from 'lucide-react';
import { useState } from 'react';
import { scriptFileName, scriptJson } from '../../../domain/contracts/video-script.ts';
import { counted } from '../../format/counts.ts';
import { showToast } from '../../toast/toast-store.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import { Panel } from '../../ui/panel.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { type Draft, newDraft } from './draft.ts';
import { findingsOf, shownSeconds } from './findings.ts';
import { OpenScript } from './open-script.tsx';
import { PreviewDialog } from './preview/preview-dialog.tsx';
import type { DraftState } from './use-draft.ts';
import styles from './video-script.module.css';

const Findings = ({ findings }: { readonly findings: readonly string[] }) =>
  findings.length === 0 ? null : (
    <Box mb="4">
      <Flex align="center" gap="2" mb="2">
        <CircleAlert size={16} className={styles['finding-icon']} aria-hidden="true" />
        <Text size="2" weight="medium" id="script-findings">
          To check before the download
        </Text>
      </Flex>
      <Flex direction="column" gap="1" asChild>
        <ul className={styles['findings']} aria-labelledby="script-findings">
          {findings.map((finding) => (
            <Text as="div" size="2" key={finding} asChild>
              <li>{finding}</li>
            </Text>
          ))}
        </ul>
      </Flex>
    </Box>
  );

const download = (draft: Draft, findings: readonly string[]): void => {
  const name = scriptFileName(draft.title);
  saveFile(new Blob([scriptJson(draft)], { type: 'application/json' }), name);
  const toCheck = findings.length > 0 ? `, with ${counted(findings.length, 'thing')} to check` : '';
  showToast({ title: 'Script downloaded', description: `Saved as ${name}${toCheck}.` });
};

/** How far the script is, what to look at in it, and what can be done with it. */
export const ScriptPanel = ({ state }: { readonly state: DraftState }) => {
  const { draft, isKept } = state;
  const [isPreviewed, setPreviewed] = useState(false);
  const findings = findingsOf(draft);
  const kept = isKept
    ? 'Your draft is kept in this browser.'
    : 'This browser does not keep your draft: download it before you leave.';
  return (
    <Panel
      title={`${counted(draft.scenes.length, 'scene')}, ${shownSeconds(draft)} of ${draft.duration} s`}
      note={kept}
      className={styles['script-panel']}
    >
      <Findings findings={findings} />
      <Flex direction="column" gap="2">
        <Button size="3" variant="soft" onClick={() => setPreviewed(true)}>
          <Play size={16} aria-hidden="true" />
          Preview
        </Button>
        <Button size="3" onClick={() => download(draft, findings)}>
          <Download size={16} aria-hidden="true" />
          Download Script
        </Button>
        <Button
          size="3"
          variant="soft"
          color="gray"
          {...highContrast}
          onClick={() => state.replace(newDraft, 'A new script was started.')}
        >
          <FilePlus size={16} aria-hidden="true" />
          New Script
        </Button>
        <OpenScript onOpen={(opened, name) => state.replace(opened, `${name} was opened.`)} />
      </Flex>
      {isPreviewed ? <PreviewDialog script={draft} onClose={() => setPreviewed(false)} /> : null}
    </Panel>
  );
};
