import { Box, Button, Flex, Text, TextField } from '@radix-ui/themes';
import { Copy, Share2 } from 'lucide-react';
import { useId } from 'react';
import { referralLink } from '../../session/invitation.ts';
import { classes } from '../../ui/classes.ts';
import fieldStyles from '../../ui/form/field.module.css';
import { highContrast } from '../../ui/high-contrast.ts';
import { Panel } from '../../ui/panel.tsx';
import textStyles from '../../ui/text.module.css';
import { copy, share } from './pass-on.ts';
import styles from './referral.module.css';

const quiet = { variant: 'surface', color: 'gray', ...highContrast } as const;

const LinkRow = ({ link }: { readonly link: string }) => {
  const id = useId();
  return (
    <Box mt="4">
      <Text
        as="label"
        htmlFor={id}
        size="2"
        weight="medium"
        mb="1"
        className={fieldStyles['label']}
      >
        Link
      </Text>
      <Flex gap="3">
        <Box flexGrow="1" minWidth="0">
          <TextField.Root id={id} size="3" readOnly value={link} />
        </Box>
        <Button
          {...quiet}
          size="3"
          aria-label="Copy the link"
          onClick={() => void copy(link, 'Referral link')}
        >
          <Copy size={16} aria-hidden="true" />
          <Box asChild display={{ initial: 'none', sm: 'inline' }}>
            <span>Copy</span>
          </Box>
        </Button>
      </Flex>
    </Box>
  );
};

/** The learner's code and link, and the ways to pass them on. */
export const OwnCode = ({ code }: { readonly code: string }) => (
  <Panel title="Your code" note="It works for anyone who has no account yet.">
    <Flex align="center" justify="between" gap="4" wrap="wrap" className={styles['box']}>
      <Text size="6" weight="medium" className={classes(textStyles['num'], styles['code'])}>
        {code}
      </Text>
      <Button {...quiet} onClick={() => void copy(code, 'Referral code')}>
        <Copy size={16} aria-hidden="true" />
        Copy
      </Button>
    </Flex>
    <LinkRow link={referralLink(code)} />
    <Button size="3" mt="4" onClick={() => void share(referralLink(code))}>
      <Share2 size={16} aria-hidden="true" />
      Share Referral Link
    </Button>
  </Panel>
);
