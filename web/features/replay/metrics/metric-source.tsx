import { Button, Flex, Select, Text, TextArea } from '@radix-ui/themes';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { type MetricDesk, metricLimits } from '../../../../domain/contracts/metrics.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from '../replay.module.css';

/** How the choice of what was typed or uploaded is named among the files. */
export const ownFile = 'your own';

const isolationWords = ({ namespaces, memory }: MetricDesk['isolation']): string => {
  const room = 'It runs in a process without disk, environment, child processes or clock';
  const network = namespaces
    ? 'the kernel keeps it from every network'
    : 'this machine has no namespaces, so only its JavaScript context keeps it from the network';
  const bounds = memory
    ? 'its memory is bounded by V8 and the kernel'
    : 'its memory is bounded by V8';
  return `${room}; ${network}; ${bounds}.`;
};

type MetricSourceProps = MetricDesk & {
  readonly file: string;
  readonly source: string;
  readonly onFile: (name: string) => void;
  readonly onSource: (source: string) => void;
};

/** The metric itself: one of this server's files, or one that was uploaded or pasted. */
export const MetricSource = (props: MetricSourceProps) => {
  const { files, isolation, file, source, onFile, onSource } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = async (list: FileList | null): Promise<void> => {
    const [chosen] = list ?? [];
    if (chosen) onSource((await chosen.text()).slice(0, metricLimits.source));
    if (input.current) input.current.value = '';
  };
  return (
    <Panel
      title="The metric"
      note={`One file, one fold. ${isolationWords(isolation)} It sees no personal data.`}
      action={
        <Button
          variant="surface"
          color="gray"
          {...highContrast}
          onClick={() => input.current?.click()}
        >
          <FileUp size={15} aria-hidden="true" />
          Upload a file
        </Button>
      }
    >
      <input
        ref={input}
        type="file"
        className={textStyles['vh']}
        tabIndex={-1}
        aria-label="Metric file"
        accept=".ts,.js"
        onChange={({ target }) => void take(target.files)}
      />
      <Flex direction="column" gap="1" mb="3">
        <Text as="label" size="2" weight="medium" htmlFor="metric-file">
          Start from
        </Text>
        <Select.Root value={file} onValueChange={onFile}>
          <Select.Trigger id="metric-file" />
          <Select.Content>
            {files.map(({ name }) => (
              <Select.Item key={name} value={name}>
                {name}
              </Select.Item>
            ))}
            <Select.Item value={ownFile}>Your own</Select.Item>
          </Select.Content>
        </Select.Root>
      </Flex>
      <TextArea
        aria-label="Code of the metric"
        className={styles['metric-code']}
        rows={20}
        spellCheck={false}
        maxLength={metricLimits.source}
        value={source}
        onChange={({ target }) => onSource(target.value)}
      />
    </Panel>
  );
};
