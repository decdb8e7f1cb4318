import { Badge, Text } from '@radix-ui/themes';
import { Cog, ShieldCheck, TriangleAlert, User } from 'lucide-react';
import type { AuditEntry } from '../../../../domain/contracts/audit.ts';
import type { TimeZone } from '../../../../domain/kernel/time.ts';
import { timeOfDay } from '../../../format/learner-dates.ts';
import { positionWords } from '../../../format/position-words.ts';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../audit.module.css';
import { useLabels } from '../names/names-context.ts';
import type { LogLine } from './fold-runs.ts';

type LogRowProps = {
  readonly line: LogLine;
  readonly timeZone: TimeZone;
  readonly isOpen: boolean;
  readonly onOpen: (position: string) => void;
};

const icons = { person: User, admin: ShieldCheck, system: Cog } as const;
const kindWords = { person: 'Person', admin: 'Administrator', system: 'The product' } as const;

const Kind = ({ actor: { kind }, isNotable }: AuditEntry) => {
  const Icon = isNotable ? TriangleAlert : icons[kind];
  const color = kind === 'admin' ? 'var(--accent-11)' : 'var(--gray-11)';
  return (
    <Icon
      size={15}
      role="img"
      className={styles['log-icon']}
      color={isNotable ? 'var(--amber-11)' : color}
      aria-label={isNotable ? 'Worth a look' : kindWords[kind]}
    />
  );
};

const Tail = ({ line: { entry, run }, timeZone }: Pick<LogRowProps, 'line' | 'timeZone'>) => {
  const { person } = useLabels();
  const oldest = run.at(-1) ?? entry;
  const parts = [
    ...(run.length > 1 ? [`from ${timeOfDay(oldest.at, { timeZone })}`] : []),
    ...(run.length === 1 && entry.says.tail !== null ? [entry.says.tail] : []),
    ...(entry.about === null ? [] : [`for ${person(entry.about)}`]),
  ];
  return parts.length > 0 ? <Text color="gray"> {parts.join(', ')}</Text> : null;
};

/** Who did what on what, and when: one line that opens the event. */
export const LogRow = ({ line, timeZone, isOpen, onOpen }: LogRowProps) => {
  const { entry, run } = line;
  const { actor } = useLabels();
  const isRun = run.length > 1;
  return (
    <button
      type="button"
      className={styles['log']}
      aria-current={isOpen}
      data-position={entry.position}
      onClick={() => onOpen(entry.position)}
    >
      <Text size="2" color="gray" className={classes(textStyles['num'], styles['log-at'])}>
        {timeOfDay(entry.at, { timeZone })}
      </Text>
      <Kind {...entry} />
      <Text size="2" className={styles['log-text']}>
        <Text weight="medium">{actor(entry.actor)}</Text> {entry.says.verb}{' '}
        <Text weight="medium">
          {isRun ? `${entry.says.what} and ${run.length - 1} more` : entry.says.what}
        </Text>
        <Tail line={line} timeZone={timeZone} />
      </Text>
      <span className={styles['log-type']}>
        {isRun ? <Badge color="gray">{run.length} events</Badge> : null}
        {entry.testMode ? <Badge color="amber">Test</Badge> : null}
        <code>{entry.type}</code>
      </span>
      <code className={styles['log-pos']}>{positionWords(entry.position)}</code>
    </button>
  );
};
