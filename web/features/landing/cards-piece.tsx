import { Flex, Text } from '@radix-ui/themes';
import pieceStyles from '../../ui/piece.module.css';
import textStyles from '../../ui/text.module.css';
import styles from './landing.module.css';

/** The top card of a stack. */
export const CardsPiece = () => (
  <Flex className={pieceStyles['piece']} align="center" justify="center" aria-hidden="true">
    <div className={styles['deck']}>
      <i />
      <i />
      <div>
        <Text as="div" size="2" color="gray" mb="1">
          Anticholinergics
        </Text>
        <Text as="div" size="3" weight="medium" className={textStyles['pretty']}>
          Why is ipratropium added to albuterol in COPD?
        </Text>
      </div>
    </div>
  </Flex>
);
