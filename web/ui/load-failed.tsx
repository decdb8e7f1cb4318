import { Button, Callout, Flex } from '@radix-ui/themes';
import { CircleAlert, Hourglass, RotateCcw } from 'lucide-react';
import { serverText } from '../http/http-error.ts';
import { isRefusedFor } from '../http/is-refused-for.ts';
import { waitsForExam } from '../http/waits-for-exam.ts';
import { terms } from './terms.ts';

type LoadFailedProps = {
  /** What is missing, as the start of a sentence: "Your progress". */
  readonly what: string;
  readonly onRetry: () => unknown;
  /** Tells whether it failed or only waits. */
  readonly error?: unknown;
};

export const LoadFailed = ({ what, onRetry, error }: LoadFailedProps) => {
  const waiting = waitsForExam(error);
  // Another try would end alike.
  const refused = isRefusedFor(error, ['NotForTesters', 'ItemNotPublished'])
    ? serverText(error)
    : undefined;
  const color = waiting === undefined ? 'red' : 'blue';
  return (
    <Callout.Root color={color} role="alert">
      <Callout.Icon>
        {waiting === undefined ? <CircleAlert size={16} /> : <Hourglass size={16} />}
      </Callout.Icon>
      <Flex direction="column" align="start" gap="3">
        <Callout.Text>
          {waiting ?? refused ?? `${what} could not be loaded. None of your work is lost.`}
        </Callout.Text>
        {refused === undefined ? (
          <Button variant="surface" color={color} onClick={() => void onRetry()}>
            <RotateCcw size={14} />
            {terms.tryAgain}
          </Button>
        ) : null}
      </Flex>
    </Callout.Root>
  );
};
