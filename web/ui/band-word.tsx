import { Flex, Text } from '@radix-ui/themes';
import { band } from './band.ts';
import textStyles from './text.module.css';

/** The word in the colour of its band, for dense rows. */
export const BandWord = ({ score }: { readonly score: number }) => {
  const { word, color, Icon } = band(score);
  return (
    <Flex asChild display="inline-flex" align="center" gap="1">
      <Text size="2" color={color} className={textStyles['nowrap']}>
        <Icon size={14} aria-hidden="true" />
        {word}
      </Text>
    </Flex>
  );
};
