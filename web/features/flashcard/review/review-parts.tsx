import { Button, Flex, IconButton, Kbd, Text } from '@radix-ui/themes';
import { Eye, Undo2, X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { minuteCount } from '../../../format/counts.ts';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import questionStyles from '../../../ui/question.module.css';
import textStyles from '../../../ui/text.module.css';
import { Tooltip } from '../../../ui/tooltip.tsx';
import runnerStyles from '../../attempt/runner/runner.module.css';
import styles from '../flashcard.module.css';
import { intervalWords } from '../flashcard-words.ts';
import { grades } from './use-card-keys.ts';
import type { CardControls } from './use-card-sitting.ts';

type Controls = { readonly controls: CardControls };

/** What was graded last, and the way back to it. */
export const LastGrade = ({ controls: { last, undo, isPending } }: Controls) => {
  if (!last) return null;
  const name = grades.find(({ grade }) => grade === last.grade)?.name ?? '';
  const next = last.days === 0 ? 'again today' : `next in ${intervalWords(last.days)}`;
  return (
    <div className={styles['card-last']} role="status">
      <Text size="2" truncate>
        <Text weight="medium">
          {name}, {next}.
        </Text>{' '}
        <Text color="gray">{last.card.front}</Text>
      </Text>
      <Button
        variant="ghost"
        color="gray"
        {...highContrast}
        m="1"
        aria-keyshortcuts="Z"
        disabled={isPending}
        onClick={undo}
      >
        <Undo2 size={16} />
        Undo
        <Kbd size="1" aria-hidden="true" className={runnerStyles['wide-only']}>
          Z
        </Kbd>
      </Button>
    </div>
  );
};

/** Before the answer one button; after it four alike, each with when the card comes back. */
export const GradeFoot = ({ controls: { current, sitting, turn, grade } }: Controls) => {
  if (!current) return null;
  if (!sitting.isTurned) {
    return (
      <div className={questionStyles['focus-in']}>
        <Button size="4" className={styles['card-turn']} aria-keyshortcuts="Space" onClick={turn}>
          <Eye size={18} />
          Show Answer
          <Kbd size="2" aria-hidden="true" className={runnerStyles['wide-only']}>
            Space
          </Kbd>
        </Button>
      </div>
    );
  }
  return (
    <fieldset
      className={classes(questionStyles['focus-in'], styles['card-grades'])}
      aria-label="How well did you know it?"
    >
      {grades.map(({ grade: given, name }, index) => {
        const next = intervalWords(current.intervals[given]);
        return (
          <button
            key={given}
            type="button"
            className={styles['card-grade']}
            aria-keyshortcuts={`${index + 1}`}
            onClick={() => grade(given)}
          >
            <b aria-hidden="true">{name}</b>
            <small className={textStyles['num']} aria-hidden="true">
              {next}
            </small>
            <span className={textStyles['vh']}>
              {name}, {current.intervals[given] === 0 ? `again ${next}` : `next in ${next}`}
            </span>
            <Kbd size="2" aria-hidden="true">
              {index + 1}
            </Kbd>
          </button>
        );
      })}
    </fieldset>
  );
};

const Hint = ({ keys, does }: { readonly keys: readonly string[]; readonly does: string }) => (
  <Flex align="center" gap="1">
    {keys.map((key) => (
      <Kbd key={key} size="2">
        {key}
      </Kbd>
    ))}
    <Text size="2" color="gray" ml="1">
      {does}
    </Text>
  </Flex>
);

/** The keys of the moment, where there is a keyboard. */
export const CardHints = ({ isTurned }: { readonly isTurned: boolean }) => (
  <Flex gap="4" mt="4" wrap="wrap" className={runnerStyles['wide-only']} aria-hidden="true">
    {isTurned ? (
      <Hint keys={['1', '2', '3', '4']} does="grade" />
    ) : (
      <Hint keys={['Space']} does="show the answer" />
    )}
    <Hint keys={['Z']} does="undo" />
  </Flex>
);

type CardBarProps = {
  readonly left: number;
  readonly total: number;
  readonly secondsPerCard: number;
};

/** How much is left, and the way out: everything is already kept. */
export const CardBar = ({ left, total, secondsPerCard }: CardBarProps) => {
  const navigate = useNavigate();
  const done = Math.max(0, total - left);
  const minutes = minuteCount(Math.ceil((left * secondsPerCard) / 60));
  return (
    <div className={runnerStyles['focus-bar']}>
      <div
        className={runnerStyles['focus-progress']}
        role="progressbar"
        aria-label="Flashcards reviewed"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
      >
        <div style={{ width: `${total === 0 ? 100 : (done / total) * 100}%` }} />
      </div>
      <Flex align="center" justify="between" px={{ initial: '4', sm: '5' }} height="56px" gap="3">
        <Flex flexBasis="30%">
          <Tooltip content="Leave review">
            <IconButton
              variant="ghost"
              color="gray"
              size="3"
              aria-label="Leave review"
              onClick={() => void navigate('/flashcards')}
              {...highContrast}
            >
              <X size={20} />
            </IconButton>
          </Tooltip>
        </Flex>
        <Text size="3" weight="medium" className={classes(textStyles['num'], textStyles['nowrap'])}>
          {left === 0 ? 'Done' : `${left} left`}
          {left === 0 ? null : (
            <Text color="gray" weight="regular">
              , about {minutes}
            </Text>
          )}
        </Text>
        <Flex flexBasis="30%" />
      </Flex>
    </div>
  );
};
