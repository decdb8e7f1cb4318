import { Text } from '@radix-ui/themes';
import type { ContentDetail } from '../../../../../domain/contracts/content.ts';
import { reviewedItems } from '../../../../../domain/contracts/interchange.ts';
import bareListStyles from '../../../../ui/bare-list.module.css';
import cellsStyles from '../../../../ui/cells.module.css';
import { classes } from '../../../../ui/classes.ts';
import { ReviewedItemView } from './reviewed-item-view.tsx';

/** Imported items as a reviewer reads them. */
export const ReviewedList = ({ content }: Pick<ContentDetail, 'content'>) => {
  const read = reviewedItems.safeParse(content);
  if (!read.success) return <Text as="p">This content cannot be shown.</Text>;
  return (
    <ul className={classes(bareListStyles['bare-list'], cellsStyles['rows'])}>
      {read.data.items.map((reviewed, index) => (
        <ReviewedItemView
          key={`${reviewed.item.stem} ${String(index)}`}
          reviewed={reviewed}
          place={`Item ${index + 1}`}
        />
      ))}
    </ul>
  );
};
