import { Flex, IconButton, Text } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import { Tooltip } from '../../../ui/tooltip.tsx';
import runnerStyles from '../../attempt/runner/runner.module.css';

type ReviewBarProps = {
  readonly known: number;
  readonly total: number;
  readonly onLeave: () => void;
};

const KnownBar = ({ known, total }: Omit<ReviewBarProps, 'onLeave'>) => (
  <div
    className={runnerStyles['focus-progress']}
    role="progressbar"
    aria-label="Cards reviewed"
    aria-valuemin={0}
    aria-valuemax={total}
    aria-valuenow={known}
  >
    <div style={{ width: `${total === 0 ? 100 : (known / total) * 100}%` }} />
  </div>
);

/** Where the sitting stands, and the way out of it: every answer is already kept. */
export const ReviewBar = ({ known, total, onLeave }: ReviewBarProps) => (
  <div className={runnerStyles['focus-bar']}>
    <KnownBar known={known} total={total} />
    <Flex align="center" justify="between" px={{ initial: '4', sm: '5' }} height="56px" gap="3">
      <Flex flexBasis="36%">
        <Tooltip content="Leave review">
          <IconButton
            variant="ghost"
            color="gray"
            size="3"
            aria-label="Leave review"
            onClick={onLeave}
            {...highContrast}
          >
            <X size={20} />
          </IconButton>
        </Tooltip>
      </Flex>
      <Text size="3" weight="medium" className={classes(textStyles['num'], textStyles['nowrap'])}>
        {known}{' '}
        <Text color="gray" weight="regular">
          of {total} done
        </Text>
      </Text>
      <Flex flexBasis="36%" />
    </Flex>
  </div>
);
