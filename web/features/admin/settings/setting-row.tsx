import { Button, Callout, Flex, Text, TextField } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { AdminSettings, SettingName } from '../../../../domain/contracts/settings.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from './admin-settings.module.css';
import { settingWords, valueWords } from './setting-words.ts';
import { changeSetting, settingsQuery } from './settings-queries.ts';

type SettingRowProps = { readonly setting: SettingName; readonly settings: AdminSettings };

/** A setting with its value; a pending change shows what it does, and asks why. */
export const SettingRow = ({ setting, settings: { settings, history } }: SettingRowProps) => {
  const { name, hint, typed, stored } = settingWords[setting];
  const now = settings[setting];
  const [value, setValue] = useState(typed(now));
  const [reason, setReason] = useState('');
  const [field, why] = [useId(), useId()];
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: changeSetting,
    onSuccess: (changed) => {
      client.setQueryData(settingsQuery().queryKey, changed);
      setValue(typed(changed.settings[setting]));
      setReason('');
    },
  });
  const isPending = stored(value) !== now;
  const last = history.find((one) => one.setting === setting);
  const cancel = (): void => {
    change.reset();
    setValue(typed(now));
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate({ setting, value: stored(value), reason: reason.trim() });
  };
  return (
    <form
      className={isPending ? classes(styles['setting'], styles['pending']) : styles['setting']}
      onSubmit={save}
    >
      <div className={styles['setting-line']}>
        <div>
          <Text as="label" htmlFor={field} size="2" weight="medium">
            {name}
          </Text>
          <Text as="div" size="2" color="gray">
            {hint}
          </Text>
        </div>
        <TextField.Root
          id={field}
          className={textStyles['num']}
          value={value}
          maxLength={80}
          onChange={({ target }) => setValue(target.value)}
        />
        <Text size="2" color="gray">
          {last
            ? `${last.byName ?? 'A former admin'}, was ${valueWords(setting, last.from)}`
            : 'As installed'}
        </Text>
      </div>
      {isPending ? (
        <>
          <Text as="p" size="2" mt="2">
            <strong>
              {valueWords(setting, now)} becomes {valueWords(setting, stored(value))}.
            </strong>{' '}
            It holds from the next request on.
          </Text>
          <Text as="label" htmlFor={why} size="2" weight="medium" mt="2">
            Reason
          </Text>
          <Flex gap="3" wrap="wrap">
            <TextField.Root
              id={why}
              className={styles['setting-reason']}
              required
              maxLength={240}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            <Button type="submit" disabled={reason.trim() === ''} loading={change.isPending}>
              Save change
            </Button>
            <Button type="button" variant="surface" color="gray" onClick={cancel}>
              Cancel
            </Button>
          </Flex>
        </>
      ) : null}
      {change.isError ? (
        <Callout.Root color="red" role="alert" mt="2">
          <Callout.Text>{change.error.message}</Callout.Text>
        </Callout.Root>
      ) : null}
    </form>
  );
};
