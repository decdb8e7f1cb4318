import { Flex, Text } from '@radix-ui/themes';
import { Check, CloudOff } from 'lucide-react';
import styles from './runner.module.css';
import type { SaveState } from './session/save-queue.ts';

const Quiet = ({ text }: { readonly text: string }) => (
  <Flex asChild align="center" gap="1">
    <Text size="1" color="gray" className={styles['wide-only']}>
      <Check size={14} aria-hidden="true" />
      {text}
    </Text>
  </Flex>
);

const Waiting = () => (
  <Flex asChild align="center" gap="1">
    <Text size="1" color="amber">
      <CloudOff size={14} aria-hidden="true" />
      <span className={styles['where-room']}>
        Saved on this device
        <span className={styles['wide-only']}>; will be sent when you are back online</span>
      </span>
    </Text>
  </Flex>
);

/** How far the answers got: quiet while all is well, spoken only when it is not. */
export const SaveStatus = ({ state }: { readonly state: SaveState }) => (
  <>
    {state === 'waiting' ? null : <Quiet text={state === 'saved' ? 'Saved' : 'Saving'} />}
    <span role="status">{state === 'waiting' ? <Waiting /> : null}</span>
  </>
);
