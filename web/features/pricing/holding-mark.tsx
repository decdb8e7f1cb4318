import { Text } from '@radix-ui/themes';
import { Check, Minus } from 'lucide-react';
import type { Holding } from './comparison.ts';

export const HoldingMark = ({ holding }: { readonly holding: Holding }) => {
  if (holding === true) {
    return <Check size={18} color="var(--accent-11)" role="img" aria-label="Included" />;
  }
  if (holding === false) {
    return <Minus size={18} color="var(--gray-9)" role="img" aria-label="Not included" />;
  }
  return <Text size="2">{holding}</Text>;
};
