import { Box, Button } from '@radix-ui/themes';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { TutorConversation } from '../../../../domain/contracts/tutor.ts';
import type { LearnerCalendar } from '../../../format/learner-dates.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { useIsWide } from '../../../ui/use-is-wide.ts';
import type { Mode } from '../modes.ts';
import { AboutPanel } from './about-panel.tsx';
import { Conversations } from './conversations.tsx';
import { ModePanel } from './mode-panel.tsx';

type SideProps = {
  readonly talk: TutorConversation | undefined;
  readonly open: string | undefined;
  readonly calendar: LearnerCalendar;
  readonly onOpen: (id: string | undefined) => void;
};

const modeOf = (talk: TutorConversation | undefined): Mode =>
  talk?.turns.findLast(({ answer }) => answer !== null)?.answer?.provider ?? 'built-in';

/** Beside the thread: who answers, what it is about, and the other conversations; on a narrow screen behind a button. */
export const Side = ({ talk, open, calendar, onOpen }: SideProps) => {
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
      <div className="tutor-side">
        <ModePanel mode={modeOf(talk)} />
        {talk ? <AboutPanel talk={talk} /> : null}
        {conversations}
      </div>
    );
  }
  return (
    <div className="tutor-side">
      {open ? null : <ModePanel mode={modeOf(talk)} />}
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
