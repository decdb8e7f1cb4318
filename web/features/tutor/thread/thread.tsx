import { Box, Skeleton, Text } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import type { TutorConversation, TutorTurn } from '../../../../domain/contracts/tutor.ts';
import textStyles from '../../../ui/text.module.css';
import styles from '../tutor.module.css';
import type { Under } from '../use-answering.ts';
import type { Talk } from '../use-talk.ts';
import { CitedText } from './cited-text.tsx';
import { Mine, Turn, Tutors, Unanswered } from './turns.tsx';
import { useKeepsEnd } from './use-keeps-end.ts';

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const Writing = ({ under }: { readonly under: Under }) => (
  <Tutors>
    {under.written === '' || wantsNoMotion() ? (
      <Box>
        <Text as="p" size="2" color="gray">
          Writing…
        </Text>
        <Skeleton width="80%" height="20px" mt="1" aria-hidden="true" />
      </Box>
    ) : (
      <CitedText text={under.written} cites={[]} />
    )}
  </Tutors>
);

type UnderWayProps = {
  readonly under: Under;
  readonly talk: Talk;
  readonly kept: TutorConversation | undefined;
};

/** What was said last, until its answer is whole. */
const UnderWay = ({ under, talk, kept }: UnderWayProps) => (
  <>
    <Mine {...under} />
    {under.problem === undefined ? (
      <Writing under={under} />
    ) : (
      <Unanswered
        problem={under.problem}
        onTryAgain={() => void talk.tryAgain(kept)}
        onGiveUp={talk.giveUp}
      />
    )}
  </>
);

/** As it is read aloud: no marks. */
const spoken = ({ answer }: TutorTurn): string =>
  (answer?.text ?? '').replaceAll(/\[\d+\]|\*\*/g, '').replaceAll('\n\n', ' ');

type ThreadProps = { readonly kept: TutorConversation | undefined; readonly talk: Talk };

/** The conversation. A whole answer is read out once; the log itself is silent, for it grows word by word. */
export const Thread = ({ kept, talk }: ThreadProps) => {
  const { under, answered } = talk;
  const end = useRef<HTMLDivElement>(null);
  const turns = (kept?.turns ?? []).filter(({ id }) => id !== under?.turnId);
  const keepEnd = useKeepsEnd(end);
  const length = `${kept?.id} ${turns.length} ${under?.written.length}`;
  useEffect(() => {
    if (length !== '') keepEnd();
  }, [length, keepEnd]);
  return (
    <>
      <div
        className={styles['thread']}
        role="log"
        aria-label="Conversation"
        aria-live="off"
        aria-busy={talk.isBusy}
      >
        {turns.map((turn) => (
          <Turn
            key={turn.id}
            turn={turn}
            onTryAgain={() => {
              if (kept) void talk.answerAgain(kept, turn);
            }}
          />
        ))}
        {under ? <UnderWay under={under} talk={talk} kept={kept} /> : null}
      </div>
      <div role="status" className={textStyles['vh']}>
        {answered && !under ? `Tutor: ${spoken(answered)}` : ''}
      </div>
      <div ref={end} className={styles['end']} />
    </>
  );
};
