import { Flex, Text } from '@radix-ui/themes';
import { X } from 'lucide-react';
import type { OpenAttempt } from '../../../../domain/contracts/quiz.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import { BarButton } from '../runner/bar-button.tsx';
import { type Tools, ToolsMenu } from '../runner/panels/tools-menu.tsx';
import styles from '../runner/runner.module.css';
import { TimeLeft } from '../runner/time-left.tsx';
import { adaptiveTitle } from './adaptive-words.ts';

type AdaptiveBarProps = {
  readonly attempt: OpenAttempt;
  readonly tools: Tools;
  readonly onLeave: () => void;
  readonly onTimeUp: () => void;
};

const side = { initial: 'auto', sm: '36%' };

const Progress = ({ attempt: { questions, adaptive } }: Pick<AdaptiveBarProps, 'attempt'>) => (
  <Text size="3" weight="medium" className={classes(textStyles['num'], textStyles['nowrap'])}>
    <span className={styles['wide-only']}>Question </span>
    {questions.length}
    <Text color="gray" weight="regular" className={styles['where-wide']}>
      {adaptive ? ` · ${adaptive.minimum} to ${adaptive.maximum}` : ''}
    </Text>
  </Text>
);

/** What is running, how far it is and how much time is left. */
export const AdaptiveBar = ({ attempt, tools, onLeave, onTimeUp }: AdaptiveBarProps) => (
  <div className={styles['focus-bar']}>
    <Flex align="center" justify="between" px={{ initial: '4', sm: '5' }} height="56px" gap="3">
      <Flex align="center" gap="3" flexBasis={side} minWidth={{ initial: 'auto', sm: '0' }}>
        <BarButton label="Save and leave" Icon={X} onClick={onLeave} />
        <Text size="2" color="gray" className={classes(styles['wide-only'], textStyles['nowrap'])}>
          {attempt.exam === null ? 'Adaptive exam' : adaptiveTitle(attempt.exam)}
        </Text>
      </Flex>
      <Progress attempt={attempt} />
      <Flex align="center" justify="end" gap={{ initial: '4', sm: '5' }} flexBasis={side}>
        {attempt.endsAt ? <TimeLeft endsAt={attempt.endsAt} onOver={onTimeUp} /> : null}
        <ToolsMenu {...tools} />
      </Flex>
    </Flex>
  </div>
);
