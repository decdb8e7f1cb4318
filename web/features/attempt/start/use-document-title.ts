import { useEffect } from 'react';
import { productName } from '../../../../domain/contracts/product.ts';

/** Names the document after what the page shows just now. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    // The page's frame names the document after its route in the same turn, later than its parts.
    queueMicrotask(() => {
      document.title = `${title} · ${productName}`;
    });
  }, [title]);
};
