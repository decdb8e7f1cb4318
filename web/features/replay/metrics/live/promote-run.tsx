import { Button, Flex, Text } from '@radix-ui/themes';
import { Radio } from 'lucide-react';
import { useState } from 'react';
import { highContrast } from '../../../../ui/high-contrast.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { WishDialog } from '../../../admin/wish-dialog.tsx';
import { promoteMetric } from '../metric-queries.ts';

type PromoteRunProps = {
  readonly runId: string;
  readonly name: string;
  /** The file as it was run. */
  readonly source: string;
  readonly isWhole: boolean;
};

/** Has the metric that was run kept up to date from now on. */
export const PromoteRun = ({ runId, name, source, isWhole }: PromoteRunProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title="Keep it up to date">
      <Flex justify="between" align="center" gap="3" wrap="wrap">
        <Text as="p" size="2">
          {isWhole
            ? 'A live metric folds new events as they come, in the same closed process, over all fields and without testers.'
            : 'Run it over all days and all fields, without testers, to be able to promote it.'}
        </Text>
        <Button
          variant="surface"
          color="gray"
          {...highContrast}
          disabled={!isWhole}
          onClick={() => setIsOpen(true)}
        >
          <Radio size={15} aria-hidden="true" />
          Promote
        </Button>
      </Flex>
      {isOpen ? (
        <WishDialog
          wish={{
            label: 'Promote',
            title: `Promote ${name}`,
            consequence:
              'It is folded over the whole log again and then follows it, until somebody demotes it.',
            carryOut: (reason) => promoteMetric({ runId, source, reason }),
          }}
          changes={['replay']}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </Panel>
  );
};
