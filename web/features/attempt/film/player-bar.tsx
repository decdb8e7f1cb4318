import { Box, Flex, IconButton, Text } from '@radix-ui/themes';
import { type LucideIcon, Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import type { AnswerChange, AttemptFilm } from '../../../../domain/contracts/film.ts';
import { clockTime } from '../../../format/duration.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { NamedSlider } from '../../../ui/named-slider.tsx';
import textStyles from '../../../ui/text.module.css';
import { ToggleButtons } from '../../../ui/toggle-buttons.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import styles from './film.module.css';
import { momentBeside } from './film-frame.ts';
import { type Player, speeds } from './use-player.ts';

type ButtonProps = {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly disabled?: boolean;
  readonly onClick: () => void;
};

const PlayerButton = ({ label, Icon, disabled = false, onClick }: ButtonProps) => (
  <Tooltip content={label}>
    <IconButton
      size="3"
      variant="soft"
      color="gray"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      {...highContrast}
    >
      <Icon size={18} />
    </IconButton>
  </Tooltip>
);

type PlayerBarProps = { readonly film: AttemptFilm; readonly player: Player };

const Buttons = ({ film, player }: PlayerBarProps) => {
  const previous = momentBeside(film, player.ms, 'previous');
  const next = momentBeside(film, player.ms, 'next');
  return (
    <Flex gap="2">
      <PlayerButton
        label="Previous moment"
        Icon={SkipBack}
        disabled={!previous}
        onClick={() => player.seek(previous?.ms ?? 0)}
      />
      <PlayerButton
        label={player.isPlaying ? 'Pause' : 'Play'}
        Icon={player.isPlaying ? Pause : Play}
        onClick={player.toggle}
      />
      <PlayerButton
        label="Next moment"
        Icon={SkipForward}
        disabled={!next}
        onClick={() => player.seek(next?.ms ?? film.lengthMs)}
      />
    </Flex>
  );
};

const second = 1000;

/** The length of the ruler: the slider goes by whole seconds, and its end must reach the film's. */
const rulerMs = ({ lengthMs }: AttemptFilm): number =>
  Math.max(1, Math.ceil(lengthMs / second)) * second;

const looks: Readonly<Record<AnswerChange['kind'], string | undefined>> = {
  'wrong-to-right': styles['wrong-to-right'],
  'right-to-wrong': styles['right-to-wrong'],
  'wrong-to-wrong': styles['wrong-to-wrong'],
};

/** Where each answer and each change of mind lies on the film. */
const Marks = ({ film }: Pick<PlayerBarProps, 'film'>) => {
  const share = (ms: number) => (ms / rulerMs(film)) * 100;
  const answers = film.moments.filter(({ kind }) => kind === 'answered');
  return (
    <svg
      className={styles['marks']}
      aria-hidden="true"
      preserveAspectRatio="none"
      viewBox="0 0 100 10"
    >
      {answers.map(({ ms, questionId }) => (
        <rect key={`${questionId}-${ms}`} x={share(ms)} y="4" width="0.3" height="6" />
      ))}
      {film.changes.map(({ ms, kind, questionId }) => (
        <rect
          key={`${questionId}-${ms}`}
          className={looks[kind]}
          x={share(ms)}
          y="0"
          width="0.5"
          height="10"
        />
      ))}
    </svg>
  );
};

/** Play, step from moment to moment, or scrub second by second. */
export const PlayerBar = ({ film, player }: PlayerBarProps) => {
  const at = `${clockTime(player.ms / 1000)} of ${clockTime(film.lengthMs / 1000)}`;
  return (
    <Box>
      <Marks film={film} />
      <NamedSlider
        name="Position in the replay"
        valueText={at}
        min={0}
        max={rulerMs(film)}
        step={second}
        value={player.ms}
        onChange={player.seek}
      />
      <Flex mt="4" gap="4" align="center" justify="between" wrap="wrap">
        <Buttons film={film} player={player} />
        <Text size="3" className={textStyles['num']}>
          {at}
        </Text>
        <ToggleButtons
          label="Speed"
          size="2"
          value={player.speed}
          options={speeds.map((value) => ({ value, label: `${value}×` }))}
          onChange={player.setSpeed}
        />
      </Flex>
    </Box>
  );
};
