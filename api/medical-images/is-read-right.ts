import type { ImageReadingRow } from '../../projectors/image-readings/image-readings.ts';

/** Every question was answered right at the first reading. */
export const isReadRight = ({ first }: Pick<ImageReadingRow, 'first'>): boolean =>
  first.right === first.total;
