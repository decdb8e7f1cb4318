import { Button } from '@radix-ui/themes';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { noQuestionsText } from '../runner/session/use-start-paper.ts';

/** The runner of a field whose bank is still empty. */
export const NoQuestions = ({ onBack }: { readonly onBack: () => void }) => (
  <EmptyState
    as="h2"
    title="No questions yet"
    text={noQuestionsText}
    action={
      <Button variant="surface" onClick={onBack}>
        Back to quizzes
      </Button>
    }
  />
);
