import { Box, Flex, Text } from '@radix-ui/themes';
import type { AuditEventShown } from '../../../../domain/contracts/audit.ts';
import { positionWords } from '../../../format/position-words.ts';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../audit.module.css';
import { useLabels } from '../names/names-context.ts';

type Props = Pick<AuditEventShown, 'chain'> & {
  readonly here: string;
  readonly onOpen: (position: string) => void;
};

/** The events of one wish in their order, this one among them. */
export const WhatLedToWhat = ({ chain, here, onOpen }: Props) => {
  const { actor } = useLabels();
  return (
    <ol className={classes(cellsStyles['plain-list'], styles['chain'])}>
      {chain.map((one) => (
        <li
          key={one.position}
          className={
            one.position === here ? classes(styles['link'], styles['here']) : styles['link']
          }
        >
          <Flex gap="3" align="start">
            <span className={styles['node']} aria-hidden="true" />
            <Box minWidth="0">
              <button
                type="button"
                className={styles['chain-open']}
                aria-current={one.position === here}
                onClick={() => onOpen(one.position)}
              >
                <code>{one.type}</code>
              </button>
              <Text as="div" size="2" color="gray" className={textStyles['num']}>
                {actor(one.actor)}, {positionWords(one.position)}
              </Text>
            </Box>
          </Flex>
        </li>
      ))}
    </ol>
  );
};
