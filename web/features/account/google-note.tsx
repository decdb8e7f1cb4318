import { Callout } from '@radix-ui/themes';
import { CircleAlert, Info } from 'lucide-react';
import type { GoogleOutcome } from '../../../domain/contracts/google-outcome.ts';
import { outcomeWords } from './google-words.ts';

/** How it went at Google, in words. */
export const GoogleNote = ({ outcome }: { readonly outcome: GoogleOutcome | undefined }) => {
  const said = outcome && outcomeWords(outcome);
  if (!said) return null;
  return (
    <Callout.Root color={said.isBad ? 'amber' : 'gray'} mb="5" role="status">
      <Callout.Icon>{said.isBad ? <CircleAlert size={16} /> : <Info size={16} />}</Callout.Icon>
      <Callout.Text>{said.text}</Callout.Text>
    </Callout.Root>
  );
};
