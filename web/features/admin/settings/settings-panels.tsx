import { Button, Callout, Flex, Grid, Text } from '@radix-ui/themes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import type { AdminSettings, SettingChange } from '../../../../domain/contracts/settings.ts';
import { dollars } from '../../../format/dollars.ts';
import { useShortDate } from '../../../session/use-short-date.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import { Loaded } from '../../../ui/loaded.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelSkeleton } from '../../../ui/panel-skeleton.tsx';
import styles from './admin-settings.module.css';
import { SettingRow } from './setting-row.tsx';
import { settingWords, valueWords } from './setting-words.ts';
import { settingsQuery, undoChange } from './settings-queries.ts';

const generation = [
  'model',
  'maxTokens',
  'learnerTokensPerDay',
  'globalMicroDollarsPerDay',
] as const;

const writer = ({ provider, today }: AdminSettings): string =>
  provider === 'openai'
    ? `A model writes study aids; it has cost ${dollars(today.spent / 10_000)} today, by UTC.`
    : 'The built-in knowledge base makes every study aid: no model is set up, so the first four wait for one.';

const Values = ({ settings }: { readonly settings: AdminSettings }) => (
  <Panel title="Generation" note={writer(settings)}>
    {generation.map((setting) => (
      <SettingRow
        key={`${setting} ${settings.settings[setting]}`}
        setting={setting}
        settings={settings}
      />
    ))}
    <Text as="p" size="4" weight="medium" mt="5" mb="2">
      Free plan
    </Text>
    <SettingRow
      key={settings.settings.freeFlashcardsPerDay}
      setting="freeFlashcardsPerDay"
      settings={settings}
    />
  </Panel>
);

type OneChangeProps = { readonly change: SettingChange };

const OneChange = ({ change }: OneChangeProps) => {
  const { number, setting, from, to, reason, byName, at, isLatest } = change;
  const day = useShortDate();
  const client = useQueryClient();
  const undo = useMutation({
    mutationFn: undoChange,
    onSuccess: (changed) => client.setQueryData(settingsQuery().queryKey, changed),
  });
  return (
    <li className={styles['setting-change']}>
      <Text as="div" size="2">
        <strong>{settingWords[setting].name}</strong> {valueWords(setting, from)} →{' '}
        {valueWords(setting, to)}
      </Text>
      {reason ? (
        <Text as="div" size="2">
          {reason}
        </Text>
      ) : null}
      <Flex justify="between" align="center" gap="3">
        <Text size="2" color="gray">
          {byName ?? 'A former admin'}, {day(at)}
        </Text>
        {isLatest ? (
          <Button
            size="1"
            variant="ghost"
            loading={undo.isPending}
            aria-label={`Undo: ${settingWords[setting].name}`}
            onClick={() => undo.mutate(number)}
          >
            <Undo2 size={14} aria-hidden="true" />
            Undo
          </Button>
        ) : null}
      </Flex>
      {undo.isError ? (
        <Callout.Root color="red" role="alert" size="1">
          <Callout.Text>{undo.error.message}</Callout.Text>
        </Callout.Root>
      ) : null}
    </li>
  );
};

const History = ({ history }: AdminSettings) => (
  <Panel
    title={history.length === 0 ? 'Nothing was changed yet' : 'Changes, latest first'}
    note="Each is an event. Undo adds another; nothing is overwritten."
  >
    <ul className={bareListStyles['bare-list']}>
      {history.map((change) => (
        <OneChange key={change.number} change={change} />
      ))}
    </ul>
  </Panel>
);

/** What holds for the whole product, who changed it, and the way back. */
export const SettingsPanels = () => {
  const settings = useQuery(settingsQuery());
  return (
    <Loaded query={settings} what="The settings" skeleton={<PanelSkeleton height="520px" />}>
      {(data) => (
        <Grid columns={{ initial: '1', md: '2fr 1fr' }} gap="4" align="start">
          <Values settings={data} />
          <History {...data} />
        </Grid>
      )}
    </Loaded>
  );
};
