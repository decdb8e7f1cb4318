import { Button, DataList, Dialog, Flex } from '@radix-ui/themes';
import { Timer } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { useFocusBack } from '../../../ui/focus-back.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import type { Ready } from './ready-facts.ts';

type ReadyScreenProps = {
  /** Absent while nothing is about to start. */
  readonly ready: Ready | undefined;
  readonly isStarting: boolean;
  readonly onBegin: () => void;
  readonly onDismiss: () => void;
};

const Facts = ({ facts }: Pick<Ready, 'facts'>) => (
  <DataList.Root size="3" orientation={{ initial: 'vertical', sm: 'horizontal' }}>
    {facts.map(([name, value]) => (
      <DataList.Item key={name}>
        <DataList.Label minWidth="110px">{name}</DataList.Label>
        <DataList.Value className={classes(textStyles['num'], textStyles['pretty'])}>
          {value}
        </DataList.Value>
      </DataList.Item>
    ))}
  </DataList.Root>
);

/** Stands before every clock: what is coming, how long, what counts. Nothing runs until it is begun. */
export const ReadyScreen = ({ ready, isStarting, onBegin, onDismiss }: ReadyScreenProps) => {
  const focusBack = useFocusBack();
  return (
    <Dialog.Root
      open={ready !== undefined}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
    >
      <Dialog.Content maxWidth="520px" {...focusBack}>
        <Dialog.Title size="6" weight="medium" mb="1">
          {ready?.title}
        </Dialog.Title>
        <Dialog.Description size="3" color="gray" mb="5">
          The clock starts when you do and does not stop.
        </Dialog.Description>
        <Facts facts={ready?.facts ?? []} />
        <Flex gap="3" mt="6" justify="end" wrap="wrap">
          <Dialog.Close>
            <Button size="3" variant="soft" color="gray" {...highContrast}>
              Not now
            </Button>
          </Dialog.Close>
          <Button size="3" loading={isStarting} onClick={onBegin}>
            <Timer size={18} />
            Start the clock
          </Button>
        </Flex>
      </Dialog.Content>
    </Dialog.Root>
  );
};
