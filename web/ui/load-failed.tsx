import { Button, Callout, Flex } from '@radix-ui/themes';
import { CircleAlert, RotateCcw } from 'lucide-react';

type LoadFailedProps = {
  /** What is missing, as the start of a sentence: "Your progress". */
  readonly what: string;
  readonly onRetry: () => unknown;
};

export const LoadFailed = ({ what, onRetry }: LoadFailedProps) => (
  <Callout.Root color="red" role="alert">
    <Callout.Icon>
      <CircleAlert size={16} />
    </Callout.Icon>
    <Flex direction="column" align="start" gap="3">
      <Callout.Text>{what} could not be loaded. Nothing you did is lost.</Callout.Text>
      <Button variant="surface" color="red" onClick={() => void onRetry()}>
        <RotateCcw size={14} />
        Try again
      </Button>
    </Flex>
  </Callout.Root>
);
