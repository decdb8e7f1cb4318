import { Flex, Text } from '@radix-ui/themes';
import { Keyboard, LayoutGrid, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import { BarButton } from './bar-button.tsx';
import { FlagButton } from './flag-button.tsx';
import { type Tools, ToolsMenu } from './panels/tools-menu.tsx';
import styles from './runner.module.css';
import { SaveStatus } from './save-status.tsx';
import type { SaveState } from './session/save-queue.ts';

type ProgressProps = { readonly answered: number; readonly total: number };

const AnsweredBar = ({ answered, total }: ProgressProps) => (
  <div
    className={styles['focus-progress']}
    role="progressbar"
    aria-label="Questions answered"
    aria-valuemin={0}
    aria-valuemax={total}
    aria-valuenow={answered}
  >
    <div style={{ width: `${(answered / total) * 100}%` }} />
  </div>
);

type ActionsProps = {
  /** The time left of a timed paper. */
  readonly clock: ReactNode;
  readonly isFlagged: boolean;
  readonly flagKeys: ComponentProps<typeof FlagButton>['keys'];
  readonly tools: Tools & Required<Pick<Tools, 'onKeys'>>;
  readonly onFlag: () => void;
  readonly onMap: () => void;
};

const Actions = ({ clock, isFlagged, flagKeys, tools, onFlag, onMap }: ActionsProps) => (
  <>
    {clock}
    <FlagButton isFlagged={isFlagged} keys={flagKeys} onFlag={onFlag} />
    <BarButton label="Question map" hint="Question map (M)" Icon={LayoutGrid} onClick={onMap} />
    <ToolsMenu {...tools} />
    <Flex display={{ initial: 'none', sm: 'flex' }}>
      <BarButton
        label="Keyboard shortcuts"
        hint="Keyboard shortcuts (?)"
        Icon={Keyboard}
        onClick={tools.onKeys}
      />
    </Flex>
  </>
);

type RunnerBarProps = ProgressProps &
  ActionsProps & {
    readonly title: string;
    readonly number: number;
    readonly saveState: SaveState;
    readonly onLeave: () => void;
  };

const side = { initial: 'auto', sm: '36%' };

/** The runner's only chrome: what is running, where in it, whether it is saved. */
export const RunnerBar = ({
  title,
  number,
  saveState,
  onLeave,
  answered,
  total,
  ...actions
}: RunnerBarProps) => (
  <div className={styles['focus-bar']}>
    <AnsweredBar answered={answered} total={total} />
    <Flex align="center" justify="between" px={{ initial: '4', sm: '5' }} height="56px" gap="3">
      <Flex align="center" gap="3" flexBasis={side} minWidth={{ initial: 'auto', sm: '0' }}>
        <BarButton label="Save and leave" Icon={X} onClick={onLeave} />
        <Text size="2" color="gray" className={classes(styles['wide-only'], textStyles['nowrap'])}>
          {title}
        </Text>
        <SaveStatus state={saveState} />
      </Flex>
      <Text size="3" weight="medium" className={classes(textStyles['num'], textStyles['nowrap'])}>
        {number}
        <Text color="gray" weight="regular" className={styles['where-wide']}>
          {' '}
          of {total}
        </Text>
      </Text>
      <Flex align="center" justify="end" gap={{ initial: '4', sm: '5' }} flexBasis={side}>
        <Actions {...actions} />
      </Flex>
    </Flex>
  </div>
);
