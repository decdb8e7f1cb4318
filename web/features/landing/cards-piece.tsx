import { Flex, Text } from '@radix-ui/themes';

/** The top card of a stack. */
export const CardsPiece = () => (
  <Flex className="piece" align="center" justify="center" aria-hidden="true">
    <div className="deck">
      <i />
      <i />
      <div>
        <Text as="div" size="2" color="gray" mb="1">
          Anticholinergics
        </Text>
        <Text as="div" size="3" weight="medium" className="pretty">
          Why is ipratropium added to albuterol in COPD?
        </Text>
      </div>
    </div>
  </Flex>
);
