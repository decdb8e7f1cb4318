import { Box, Heading, Text } from '@radix-ui/themes';

type TakeAwayProps = { readonly text: string; readonly as?: 'h3' | 'h4' };

/** What a question teaches, under its options. */
export const TakeAway = ({ text, as = 'h4' }: TakeAwayProps) => (
  <Box mt="4">
    <Heading as={as} size="2" weight="medium" mb="1">
      Key takeaway
    </Heading>
    <Text as="p" size="3" className="measure pretty">
      {text}
    </Text>
  </Box>
);
