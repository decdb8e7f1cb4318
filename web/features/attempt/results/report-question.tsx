import { Box, Button, Dialog, Text } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { OwnReport } from '../../../../domain/contracts/items.ts';
import type { QuestionId } from '../../../../domain/kernel/ids.ts';
import { useSession } from '../../../session/use-session.ts';
import { classes } from '../../../ui/classes.ts';
import { giveFocusBack } from '../../../ui/focus-back.ts';
import { highContrast } from '../../../ui/high-contrast.ts';
import textStyles from '../../../ui/text.module.css';
import { ownReportsQuery } from '../queries/own-reports-query.ts';
import { mayReport, ownReportWords } from './own-report-words.ts';
import { ReportForm } from './report-form.tsx';

type Reports = {
  readonly own: readonly OwnReport[];
  /** From this place of the page, which gets the focus back. */
  readonly report: (asked: QuestionId, place: HTMLElement | null) => void;
};

const ReportContext = createContext<Reports | undefined>(undefined);

type ReportsProps = {
  /** Of which it is known what was reported. */
  readonly questionIds: readonly QuestionId[];
  readonly children: ReactNode;
};

/**
 * Knows what was reported of the questions within, and holds the report that is written about one of
 * them. It stays open, with what was typed, where they are laid out anew: a tablet that is turned
 * shows them in another way.
 */
export const ReportableQuestions = ({ questionIds, children }: ReportsProps) => {
  const { data: own = [] } = useQuery(ownReportsQuery(questionIds));
  const [questionId, setQuestionId] = useState<QuestionId>();
  const [isOpen, setOpen] = useState(false);
  const from = useRef<HTMLElement>(null);
  const report = useCallback((asked: QuestionId, place: HTMLElement | null): void => {
    from.current = place;
    setQuestionId(asked);
    setOpen(true);
  }, []);
  const giveBack = (event: Event): void => {
    event.preventDefault();
    giveFocusBack(from.current?.querySelector('button') ?? from.current);
  };
  return (
    <ReportContext value={{ own, report }}>
      {children}
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Content maxWidth="480px" onCloseAutoFocus={giveBack}>
          <Dialog.Title size="5" weight="medium">
            Report this question
          </Dialog.Title>
          <Dialog.Description size="3" mb="4">
            What is wrong with it?
          </Dialog.Description>
          {questionId ? <ReportForm questionId={questionId} onSent={() => setOpen(false)} /> : null}
        </Dialog.Content>
      </Dialog.Root>
    </ReportContext>
  );
};

const OwnReportNote = ({ report }: { readonly report: OwnReport }) => {
  const { user } = useSession();
  return user ? (
    <Text
      as="p"
      size="2"
      color="gray"
      className={classes(textStyles['measure'], textStyles['pretty'], textStyles['num'])}
    >
      {ownReportWords(report, user)}
    </Text>
  ) : null;
};

/**
 * Lets a learner doubt a question they were asked, and tells what became of it; stands within
 * `ReportableQuestions`.
 */
export const ReportQuestion = ({ questionId }: { readonly questionId: QuestionId }) => {
  const reports = use(ReportContext);
  const place = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  const own = reports?.own.find((report) => report.questionId === questionId);
  const isOffered = mayReport(own);
  useEffect(() => {
    // Its button is gone, and with it the focus of who sent the report.
    if (wasAsked.current && !isOffered) giveFocusBack(place.current);
  }, [isOffered]);
  return (
    <Box mt="4" ref={place} tabIndex={-1}>
      {own ? <OwnReportNote report={own} /> : null}
      {isOffered ? (
        <Button
          variant="ghost"
          color="gray"
          mt={own ? '3' : '0'}
          aria-haspopup="dialog"
          onClick={() => {
            wasAsked.current = true;
            reports?.report(questionId, place.current);
          }}
          {...highContrast}
        >
          <Flag size={15} aria-hidden="true" />
          Report this question
        </Button>
      ) : null}
    </Box>
  );
};
