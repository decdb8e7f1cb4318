import { Box, Flex, Text } from '@radix-ui/themes';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { type Mode, modes } from '../modes.ts';

/** Who answers now, and what that means. */
export const ModePanel = ({ mode }: { readonly mode: Mode }) => {
  const { name, Icon, note } = modes[mode];
  return (
    <Panel>
      <Flex gap="3" align="start">
        <Box pt="1">
          <Icon size={18} color="var(--accent-11)" aria-hidden="true" />
        </Box>
        <Box>
          <Text as="div" size="2" color="gray">
            Answers now
          </Text>
          <Text as="div" size="3" weight="medium">
            {name}
          </Text>
          <Text as="p" size="2" color="gray" mt="1" className={textStyles['pretty']}>
            {note}
          </Text>
        </Box>
      </Flex>
    </Panel>
  );
};
