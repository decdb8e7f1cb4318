import { Text } from '@radix-ui/themes';
import type { RebuildShown } from '../../../../domain/contracts/replay.ts';
import { recentDate } from '../../../format/learner-dates.ts';
import { useSession } from '../../../session/use-session.ts';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { Panel } from '../../../ui/panel.tsx';
import textStyles from '../../../ui/text.module.css';
import styles from '../replay.module.css';
import { comparedWords, outcomeWords } from './rebuild-words.ts';

const Past = ({ rebuild }: { readonly rebuild: RebuildShown }) => {
  const { user } = useSession();
  const { kind, readModel, outcome, error, comparison, startedAt, byYou } = rebuild;
  return (
    <li className={styles['past']}>
      <Text as="p" size="3" weight="medium">
        {kind === 'rebuild' ? 'Rebuild' : 'Roll back'} of {readModel}
        {outcome ? `: ${outcomeWords[outcome].toLowerCase()}` : ''}
      </Text>
      <Text as="p" size="2" color="gray" className={textStyles['num']}>
        {user ? recentDate(startedAt, user) : startedAt} by {byYou ? 'you' : 'another admin'}
      </Text>
      {comparison ? (
        <Text as="p" size="2">
          {comparedWords({ comparison })}
        </Text>
      ) : null}
      {error && outcome !== 'cancelled' ? (
        <Text as="p" size="2" className={styles['key']}>
          {error}
        </Text>
      ) : null}
    </li>
  );
};

/** What was rebuilt before, and what came of it. */
export const PastRebuilds = ({ past }: { readonly past: readonly RebuildShown[] }) => (
  <Panel title="Rebuilds before">
    <ul className={classes(cellsStyles['plain-list'], cellsStyles['rows'])}>
      {past.map((rebuild) => (
        <Past key={rebuild.id} rebuild={rebuild} />
      ))}
    </ul>
  </Panel>
);
