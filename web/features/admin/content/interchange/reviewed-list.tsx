import { Text } from '@radix-ui/themes';
import type { ContentDetail } from '../../../../../domain/contracts/content.ts';
import { reviewedItems } from '../../../../../domain/contracts/interchange.ts';
import { ReviewedItemView } from './reviewed-item-view.tsx';
import '../../../../ui/bare-list.css';
import './interchange.css';

/** Imported items as a reviewer reads them. */
export const ReviewedList = ({ content }: Pick<ContentDetail, 'content'>) => {
  const read = reviewedItems.safeParse(content);
  if (!read.success) return <Text as="p">This content cannot be shown.</Text>;
  return (
    <ul className="bare-list rows">
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
