import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { highContrast } from '../../ui/high-contrast.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { flashcardAnswer } from './flashcard-words.ts';
import { flashcardOverviewQuery } from './queries/flashcard-queries.ts';

/** Flashcards beside the questions of the review; nothing where there are none, or while it is not known. */
export const DuePanel = () => {
  const { data: overview } = useQuery(flashcardOverviewQuery());
  if (!overview || overview.total === 0) return null;
  return (
    <Panel title="Flashcards" note={flashcardAnswer(overview)}>
      {overview.due > 0 ? (
        <LinkButton to="/flashcards/review">
          Review flashcards
          <ArrowRight size={16} />
        </LinkButton>
      ) : (
        <LinkButton to="/flashcards" variant="surface" color="gray" {...highContrast}>
          See all flashcards
        </LinkButton>
      )}
    </Panel>
  );
};
