import { Button } from '@radix-ui/themes';
import { noQuestionsText } from '../../features/runner/use-start-paper.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

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
