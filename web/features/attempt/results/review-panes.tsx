import { Flex, Text } from '@radix-ui/themes';
import { type RefObject, useEffect, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import textStyles from '../../../ui/text.module.css';
import { QuestionDetail } from './question-detail.tsx';
import styles from './results.module.css';
import { ReviewList } from './review-list.tsx';
import { StepButtons } from './step-buttons.tsx';
import type { Review } from './use-review.ts';
import { useStepKeys } from './use-step-keys.ts';
import { verdictWord } from './verdict-mark.tsx';

type ReviewPanesProps = { readonly review: Review };

/** The question that was gone to is read from its top, and its row is in sight. */
const useInSight = (panes: RefObject<HTMLElement | null>, number: number): void => {
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current === number) return;
    shown.current = number;
    const { current } = panes;
    current?.scrollIntoView({ block: 'nearest' });
    const row = current?.querySelector<HTMLElement>('[aria-current="true"]');
    row?.scrollIntoView({ block: 'nearest' });
    // Whoever steps from the list goes on from the row that was stepped to.
    if (row && document.activeElement?.matches(`.${styles['item-row']}`))
      row.focus({ preventScroll: true });
    current?.querySelector(`.${styles['review-detail']}`)?.scrollTo({ top: 0 });
  }, [panes, number]);
};

/** List and question side by side, each scrolled in its own pane. */
export const ReviewPanes = ({ review }: ReviewPanesProps) => {
  const { current, detail, peer, shown, place, total, before, after, open } = review;
  const panes = useRef<HTMLDivElement>(null);
  useInSight(panes, current?.number ?? 0);
  useStepKeys({ before, after, onGo: open });
  if (!current) return null;
  return (
    <div ref={panes} className={styles['review-panes']}>
      <div className={styles['review-pane']}>
        <ReviewList questions={shown} current={current.number} onOpen={open} />
      </div>
      <Flex direction="column" minWidth="0" minHeight="0">
        <Flex justify="between" align="center" gap="3" mb="3">
          <Text size="2" color="gray" className={textStyles['num']} role="status">
            <span className={textStyles['vh']}>
              Question {current.number}, {verdictWord(current.verdict).toLowerCase()},{' '}
            </span>
            {place + 1} of {total}
          </Text>
          <StepButtons before={before} after={after} onGo={open} />
        </Flex>
        <section
          className={classes(styles['review-pane'], styles['review-detail'])}
          aria-label={`Question ${current.number}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
        >
          <QuestionDetail reviewed={current} detail={detail} peer={peer} />
        </section>
      </Flex>
    </div>
  );
};
