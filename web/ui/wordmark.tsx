import { Flex, Text } from '@radix-ui/themes';
import { Link } from 'react-router-dom';
import { productName } from '../../domain/contracts/product.ts';
import { Mark } from './mark.tsx';
import styles from './wordmark.module.css';

/** The logo; it leads home. */
export const Wordmark = ({ size = 24 }: { readonly size?: number }) => (
  <Flex align="center" gap="2" asChild>
    <Link to="/" className={styles['wordmark']} aria-label={`${productName}, home`}>
      <Mark size={size} />
      <Text size="4" weight="bold">
        {productName}
      </Text>
    </Link>
  </Flex>
);
