import { useEffect } from 'react';
import { productName } from '../../../domain/contracts/product.ts';

/** Names the document after what the page shows just now. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title]);
};
