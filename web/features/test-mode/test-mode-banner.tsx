import { Button, Flex, Text } from '@radix-ui/themes';
import { FlaskConical, LogOut } from 'lucide-react';
import type { TestMode } from '../../session/test-mode.ts';
import { useExitTestMode } from '../../session/use-exit-test-mode.ts';
import { seedOf } from './seed-of.ts';
import styles from './test-mode.module.css';

/** Above every page of a tester: nobody takes what is made up for their own. */
export const TestModeBanner = ({ username }: TestMode) => {
  const { exit, isLeaving } = useExitTestMode();
  return (
    <aside className={styles['test-banner']} aria-label="Test mode">
      <Flex className={styles['test-banner-in']} align="center" justify="between" gap="3">
        <Flex align="center" gap="3" minWidth="0">
          <FlaskConical size={18} aria-hidden />
          <Text as="p" size="2">
            <Text weight="bold">Test Mode Active</Text>. Logged in as {username}. Sample data from
            seed {seedOf(username)}; nothing here counts in a metric.
          </Text>
        </Flex>
        <Button type="button" onClick={exit} disabled={isLeaving}>
          <LogOut size={14} aria-hidden />
          Exit Test Mode
        </Button>
      </Flex>
    </aside>
  );
};
