import { Badge } from '@radix-ui/themes';
import { band } from './band.ts';

type BandBadgeProps = { readonly score: number; readonly size?: '1' | '2' };

export const BandBadge = ({ score, size = '1' }: BandBadgeProps) => {
  const { word, color, Icon } = band(score);
  return (
    <Badge color={color} size={size}>
      <Icon size={size === '1' ? 12 : 14} aria-hidden="true" />
      {word}
    </Badge>
  );
};
