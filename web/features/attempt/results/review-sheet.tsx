import { Box, Button, Dialog, Flex, Text, VisuallyHidden } from '@radix-ui/themes';
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { classes } from '../../../ui/classes.ts';
import drawerStyles from '../../../ui/drawer.module.css';
import { highContrast } from '../../../ui/high-contrast.ts';
import { takesLetters } from '../../../ui/takes-letters.ts';
import textStyles from '../../../ui/text.module.css';
import { QuestionDetail } from './question-detail.tsx';
import styles from './results.module.css';
import { ReviewStrip } from './review-list.tsx';
import { StepButtons } from './step-buttons.tsx';
import { questionParameter, type Review } from './use-review.ts';
import { stepOf } from './use-step-keys.ts';

type ReviewSheetProps = { readonly review: Review };

const addressOf = (before: URLSearchParams, number?: number): URLSearchParams => {
  const after = new URLSearchParams(before);
  after.delete(questionParameter);
  if (number !== undefined) after.set(questionParameter, `${number}`);
  return after;
};

/**
 * Whether the sheet is open stands in the address, and opening it is a step forward in the browser's
 * history: its Back closes the sheet.
 */
const useSheet = ({ open }: Review) => {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const wasPushed = useRef(false);
  const openAt = useCallback(
    (number: number): void => {
      wasPushed.current = true;
      open(number);
      setSearch((before) => addressOf(before, number));
    },
    [open, setSearch],
  );
  const close = (): void => {
    if (wasPushed.current) void navigate(-1);
    else setSearch((before) => addressOf(before), { replace: true });
    wasPushed.current = false;
  };
  return { isOpen: search.has(questionParameter), openAt, close };
};

type SheetProps = ReviewSheetProps & { readonly onGo: (number: number) => void };

const SheetBody = ({ review: { current, detail, peer } }: ReviewSheetProps) => {
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is read from its top
  useEffect(() => {
    body.current?.scrollTo({ top: 0 });
  }, [current?.number]);
  return (
    <div ref={body} className={drawerStyles['body']}>
      {current ? <QuestionDetail reviewed={current} detail={detail} peer={peer} /> : null}
    </div>
  );
};

const SheetHead = ({ review: { place, total } }: ReviewSheetProps) => (
  <Flex align="center" justify="between" mb="3">
    <Dialog.Close>
      <Button variant="ghost" color="gray" ml="1" {...highContrast}>
        <ArrowLeft size={16} />
        All questions
      </Button>
    </Dialog.Close>
    <Text size="2" color="gray" className={textStyles['num']} role="status">
      {place + 1} of {total}
    </Text>
  </Flex>
);

/** J and K, unless they are typed into a field or pressed in a dialog over this one. */
const onStepKey =
  ({ review, onGo }: SheetProps) =>
  (event: KeyboardEvent<HTMLDivElement>): void => {
    if (!(event.target instanceof Element)) return;
    const to = stepOf(event, review);
    if (to !== undefined && !takesLetters(event.target, event.currentTarget)) onGo(to);
  };

const Sheet = ({ review, onGo }: SheetProps) => (
  <>
    <VisuallyHidden>
      <Dialog.Title as="h2">Question {review.current?.number}</Dialog.Title>
    </VisuallyHidden>
    <SheetHead review={review} />
    <SheetBody review={review} />
    <Flex className={drawerStyles['foot']} justify="center">
      <StepButtons before={review.before} after={review.after} onGo={onGo} />
    </Flex>
  </>
);

/** The list, and over it the question that is read, where there is no room for both. */
export const ReviewSheet = ({ review }: ReviewSheetProps) => {
  const { shown, current, open } = review;
  const { isOpen, openAt, close } = useSheet(review);
  const strip = useRef<HTMLDivElement>(null);
  const focusLast = (event: Event): void => {
    event.preventDefault();
    const cell = strip.current?.querySelector<HTMLElement>('[aria-current="true"]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest' });
  };
  if (!current) return null;
  return (
    <Box ref={strip}>
      <Button mb="4" variant="surface" onClick={() => openAt(current.number)}>
        Open question {current.number}
      </Button>
      <ReviewStrip questions={shown} current={current.number} onOpen={openAt} />
      <Dialog.Root open={isOpen} onOpenChange={close}>
        <Dialog.Content
          className={classes(drawerStyles['drawer'], styles['review-sheet'])}
          aria-describedby={undefined}
          onCloseAutoFocus={focusLast}
          onKeyDown={onStepKey({ review, onGo: open })}
        >
          <Sheet review={review} onGo={open} />
        </Dialog.Content>
      </Dialog.Root>
    </Box>
  );
};
