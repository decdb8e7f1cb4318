import { Box, Text } from '@radix-ui/themes';
import type { ItemChange, ItemPart } from '../../../../domain/contracts/item-review.ts';
import { useShortDate } from '../../../session/use-short-date.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import { TextLink } from '../../../ui/text-link.tsx';
import { dismissalTexts } from '../../attempt/results/report-reasons.ts';

const partWords: Readonly<Record<ItemPart, string>> = {
  stem: 'stem',
  chart: 'chart',
  options: 'options',
  key: 'key',
  reasons: 'reasons of options',
  rationale: 'rationale',
  placement: 'place in the blueprint',
  source: 'source or dates',
};

const revised = (changed: readonly ItemPart[] | null): string => {
  if (changed === null) return 'Published';
  if (changed.length === 0) return 'Published again';
  return `Revised: ${changed.map((part) => partWords[part]).join(', ')}`;
};

const keyWords = (key: readonly string[]): string => key.map((text) => `“${text}”`).join(', ');

const headOf = (change: ItemChange): string => {
  if (change.what === 'published') return revised(change.changed);
  if (change.what === 'rekeyed') {
    return `Key changed from ${keyWords(change.keyBefore)} to ${keyWords(change.key)}`;
  }
  return change.what === 'kept' ? 'Reports dismissed' : 'Withdrawn';
};

/** Why it was done, in the words of whoever did it. */
const reasonOf = (change: ItemChange): string => {
  if (change.what === 'rekeyed') return change.reason;
  if (change.what !== 'kept') return '';
  const note = change.note ?? 'The note was erased with the account of its writer.';
  return [`${dismissalTexts[change.reason]}.`, note].filter((text) => text !== '').join(' ');
};

const Change = ({ change }: { readonly change: ItemChange }) => {
  const day = useShortDate();
  const reason = reasonOf(change);
  return (
    <Box asChild py="2">
      <li>
        <Text as="div" size="2" className={textStyles['pretty']}>
          {headOf(change)}
        </Text>
        {reason === '' ? null : (
          <Text as="div" size="2" color="gray" className={textStyles['pretty']}>
            {reason}
          </Text>
        )}
        <Text as="div" size="2" color="gray" className={textStyles['num']}>
          Revision {change.revision}, {day(change.at)},{' '}
          {change.by === null ? (
            'with the bank'
          ) : (
            <TextLink to={`/admin/users/${change.by}`}>by an admin</TextLink>
          )}
        </Text>
      </li>
    </Box>
  );
};

/** What became of a question, the latest first. */
export const ItemHistoryPanel = ({ history }: { readonly history: readonly ItemChange[] }) => (
  <Panel title="History">
    <ul
      className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}
      aria-label="History, the latest first"
    >
      {history.map((change) => (
        <Change key={`${change.what} ${change.revision} ${change.at}`} change={change} />
      ))}
    </ul>
  </Panel>
);
