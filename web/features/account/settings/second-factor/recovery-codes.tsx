import { Box, Button, Card, Flex, Grid, Text } from '@radix-ui/themes';
import bareListStyles from '../../../../ui/bare-list.module.css';
import { highContrast } from '../../../../ui/high-contrast.ts';
import textStyles from '../../../../ui/text.module.css';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onSaved: () => void };

/** The only time they are shown. */
export const RecoveryCodes = ({ codes, onSaved }: RecoveryCodesProps) => (
  <Flex direction="column" gap="4" align="start">
    <Text as="p" size="3" className={textStyles['pretty']} role="status">
      Save these recovery codes where only you find them. Each one replaces your app once, and they
      are not shown again.
    </Text>
    <Card>
      <Grid asChild columns={{ initial: '1', sm: '2' }} gapX="5" gapY="1">
        <ul className={bareListStyles['bare-list']} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>
              <Text size="3" style={{ fontFamily: 'var(--code-font-family)' }}>
                {code}
              </Text>
            </li>
          ))}
        </ul>
      </Grid>
    </Card>
    <Box>
      <Button
        type="button"
        size="3"
        variant="surface"
        color="gray"
        {...highContrast}
        onClick={onSaved}
      >
        I have saved them
      </Button>
    </Box>
  </Flex>
);
