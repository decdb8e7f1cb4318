import { Box, Button, Flex, Text } from '@radix-ui/themes';
import { Play, Timer } from 'lucide-react';
import { useState } from 'react';
import { paperKind } from '../../../../domain/contracts/paper-kind.ts';
import type { OpenAttemptSummary } from '../../../../domain/contracts/quiz.ts';
import type { Instant } from '../../../../domain/kernel/time.ts';
import { grouped } from '../../../format/counts.ts';
import { type LearnerCalendar, recentDate } from '../../../format/learner-dates.ts';
import bareListStyles from '../../../ui/bare-list.module.css';
import cellsStyles from '../../../ui/cells.module.css';
import { classes } from '../../../ui/classes.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { withinSentence } from '../../../ui/terms.ts';
import textStyles from '../../../ui/text.module.css';
import { adaptiveTitle } from '../adaptive/adaptive-words.ts';
import { Remaining } from '../runner/remaining.tsx';
import { DiscardDialog } from './discard-dialog.tsx';

type OpenPapersProps = {
  readonly papers: readonly OpenAttemptSummary[];
  readonly calendar: LearnerCalendar;
};

type PaperRowProps = Pick<OpenPapersProps, 'calendar'> & {
  readonly paper: OpenAttemptSummary;
  readonly onDiscard: () => void;
};

const shownPapers = 3;

const nameOf = (paper: OpenAttemptSummary): string => {
  const { exam, isFullLength, mode } = paper;
  if (!isFullLength || exam === null) return paperKind(paper);
  return mode === 'adaptive' ? adaptiveTitle(exam) : `${exam}, full-length exam`;
};

/** How long an adaptive exam becomes is not known while it runs. */
const doneOf = ({ mode, answered, totalQuestions }: OpenAttemptSummary): string =>
  mode === 'adaptive'
    ? `${grouped(answered)} answered`
    : `${grouped(answered)} of ${grouped(totalQuestions)} answered`;

/** Its time goes on, whether it is open on a screen or not. */
const Running = ({ endsAt }: { readonly endsAt: Instant }) => (
  <Flex align="center" gap="1" mt="1" asChild>
    <Text as="div" size="2" color="amber" weight="medium">
      <Timer size={15} aria-hidden="true" />
      <span>
        The clock is running: <Remaining endsAt={endsAt} />
      </span>
    </Text>
  </Flex>
);

const PaperRow = ({ paper, calendar, onDiscard }: PaperRowProps) => (
  <Flex align="center" justify="between" gap="3" wrap="wrap" py="3" asChild>
    <li>
      <Box minWidth="0">
        <Text as="div" size="3" weight="medium" className={textStyles['num']}>
          {doneOf(paper)}
        </Text>
        <Text as="div" size="2" color="gray" className={textStyles['num']}>
          {nameOf(paper)}, started {withinSentence(recentDate(paper.issuedAt, calendar))}
        </Text>
        {paper.endsAt ? <Running endsAt={paper.endsAt} /> : null}
      </Box>
      <Flex gap="3">
        <LinkButton to={`/quiz?attempt=${paper.id}`}>
          <Play size={16} />
          Resume
        </LinkButton>
        <Button variant="surface" color="gray" onClick={onDiscard} {...highContrast}>
          Discard
        </Button>
      </Flex>
    </li>
  </Flex>
);

/** Papers that were started and not finished; nothing when there are none. */
export const OpenPapers = ({ papers, calendar }: OpenPapersProps) => {
  const [discarding, discard] = useState<OpenAttemptSummary>();
  if (papers.length === 0) return null;
  return (
    <>
      <Panel title={papers.length === 1 ? 'Resume your quiz' : 'Resume a quiz'}>
        <Box my="-3" asChild>
          <ul className={classes(cellsStyles['rows'], bareListStyles['bare-list'])}>
            {papers.slice(0, shownPapers).map((paper) => (
              <PaperRow
                key={paper.id}
                paper={paper}
                calendar={calendar}
                onDiscard={() => discard(paper)}
              />
            ))}
          </ul>
        </Box>
      </Panel>
      <DiscardDialog paper={discarding} onClose={() => discard(undefined)} />
    </>
  );
};
