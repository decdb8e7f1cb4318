import { Badge } from '@radix-ui/themes';
import { type FieldCode, fieldLabel } from '../../domain/contracts/fields.ts';
import { highContrast } from './high-contrast.ts';

export const FieldBadge = ({ field }: { readonly field: FieldCode | null }) =>
  field ? (
    <Badge color="gray" variant="surface" {...highContrast}>
      {fieldLabel(field)}
    </Badge>
  ) : null;
