import { Box, Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { TutorConversation } from '../../../../domain/contracts/tutor.ts';
import type { LearnerCalendar } from '../../../format/learner-dates.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import type { Mode } from '../modes.ts';
import { startersQuery } from '../queries/tutor-queries.ts';
import styles from '../tutor.module.css';
import { AboutPanel } from './about-panel.tsx';
import { Conversations } from './conversations.tsx';
import { ModePanel } from './mode-panel.tsx';

type SideProps = {
  readonly talk: TutorConversation | undefined;
  readonly open: string | undefined;
  readonly calendar: LearnerCalendar;
  readonly onOpen: (id: string | undefined) => void;
};

/** Who answered last; before anything was said, who would. */
const useMode = (talk: TutorConversation | undefined): Mode => {
  const starters = useQuery(startersQuery()).data;
  const last = talk?.turns.findLast(({ answer }) => answer !== null)?.answer;
  return last?.provider ?? starters?.provider ?? 'built-in';
};

/** Beside the thread: who answers, what it is about, and the other conversations; on a narrow screen behind a button. */
export const Side = ({ talk, open, calendar, onOpen }: SideProps) => {
  const mode = useMode(talk);
  const isWide = useIsWide();
  const [isShown, setShown] = useState(false);
  const Chevron = isShown ? ChevronUp : ChevronDown;
  const choose = (id: string | undefined): void => {
    setShown(false);
    onOpen(id);
  };
  const conversations = <Conversations calendar={calendar} open={open} onOpen={choose} />;
  if (isWide) {
    return (
      <div className={styles['side']}>
        <ModePanel mode={mode} />
        {talk ? <AboutPanel talk={talk} /> : null}
        {conversations}
      </div>
    );
  }
  return (
    <div className={styles['side']}>
      {open ? null : <ModePanel mode={mode} />}
      <Box>
        <Button
          variant="surface"
          color="gray"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
          {...highContrast}
        >
          Conversations
          <Chevron size={16} aria-hidden="true" />
        </Button>
      </Box>
      {isShown ? conversations : null}
    </div>
  );
};
