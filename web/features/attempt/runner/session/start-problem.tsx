import { Callout } from '@radix-ui/themes';
import { CircleAlert } from 'lucide-react';

/** Why no paper could be issued, in the server's words; it stays until the next try. */
export const StartProblem = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <Callout.Root color="red" role="alert" mb="5">
      <Callout.Icon>
        <CircleAlert size={16} />
      </Callout.Icon>
      <Callout.Text>{text}</Callout.Text>
    </Callout.Root>
  );
