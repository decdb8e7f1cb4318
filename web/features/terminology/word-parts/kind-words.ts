import type { PartKind } from '../../../../domain/terminology/word-parts.ts';

export const kindWords: Readonly<Record<PartKind, string>> = {
  prefix: 'Prefix',
  root: 'Root',
  suffix: 'Suffix',
};
