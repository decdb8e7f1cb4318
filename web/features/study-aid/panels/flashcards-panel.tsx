import { Grid } from '@radix-ui/themes';
import type { ContentOf } from '../../../../domain/contracts/study-aid-content.ts';
import { FlipCard } from './flip-card.tsx';
import { ShowMore } from './show-more.tsx';

export const FlashcardsPanel = ({ flashcards }: ContentOf<'flashcards'>) => (
  <ShowMore parts={flashcards}>
    {(shown) => (
      <Grid columns={{ initial: '1', sm: '2' }} gap="4">
        {shown.map((card) => (
          <FlipCard key={card.front} card={card} />
        ))}
      </Grid>
    )}
  </ShowMore>
);
