import { Box, Flex, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import type { AuditChain } from '../../../domain/contracts/audit.ts';
import { grouped } from '../../format/counts.ts';
import { type LearnerCalendar, recentDate } from '../../format/learner-dates.ts';
import { positionWords } from '../../format/position-words.ts';
import textStyles from '../../ui/text.module.css';
import { auditChainQuery } from './audit-queries.ts';

const sealedWords = ({ sealed }: AuditChain, calendar: LearnerCalendar): string =>
  sealed
    ? `Sealed up to position ${positionWords(sealed.position)}, ${grouped(sealed.count)} events, ${recentDate(sealed.at, calendar)}.`
    : 'Not sealed yet. The first seal comes within a minute.';

const checkedWords = ({ checked }: AuditChain, calendar: LearnerCalendar): string => {
  if (!checked) return 'Not checked yet. The whole chain is checked once a day.';
  const { isIntact, says, at } = checked;
  return `${isIntact ? 'Checked' : 'Broken'}, ${recentDate(at, calendar)}: ${says}.`;
};

/** How far the events are sealed against change, and how the last check went. */
export const SealPanel = ({ calendar }: { readonly calendar: LearnerCalendar }) => {
  const { data } = useQuery(auditChainQuery());
  if (!data) return null;
  const isBroken = data.checked?.isIntact === false;
  const Icon = isBroken ? ShieldAlert : ShieldCheck;
  return (
    <Flex gap="2" mt="4" align="start" role="note" aria-label="Seal">
      <Icon size={16} color={isBroken ? 'var(--red-11)' : 'var(--accent-11)'} aria-hidden="true" />
      <Box minWidth="0">
        <Text as="p" size="2" color="gray" className={textStyles['unbroken']}>
          {sealedWords(data, calendar)}
        </Text>
        <Text
          as="p"
          size="2"
          color={isBroken ? 'red' : 'gray'}
          weight={isBroken ? 'medium' : 'regular'}
          className={textStyles['unbroken']}
        >
          {checkedWords(data, calendar)}
        </Text>
        <Text as="p" size="2" color="gray" className={textStyles['unbroken']}>
          Signed with key <code>{data.key.id}</code>.
        </Text>
      </Box>
    </Flex>
  );
};
