import { Card, Grid, Heading, Text, VisuallyHidden } from '@radix-ui/themes';
import type { ComponentType } from 'react';
import { QuizPiece } from '../../ui/quiz-piece.tsx';
import textStyles from '../../ui/text.module.css';
import { CardsPiece } from './cards-piece.tsx';
import { ExamPiece } from './exam-piece.tsx';

type Feature = { readonly title: string; readonly text: string; readonly Piece: ComponentType };

const features: readonly Feature[] = [
  {
    title: 'Free Practice Quizzes',
    text: '20 questions, no time limit. Strike out, flag, and come back; explanations follow.',
    Piece: QuizPiece,
  },
  {
    title: 'Timed Practice Exams',
    text: 'Full length, weighted like the real exam, and scored on its scale.',
    Piece: ExamPiece,
  },
  {
    title: 'AI-Generated Flashcards',
    text: 'From a knowledge base we wrote and checked, in 14 study methods.',
    Piece: CardsPiece,
  },
];

const FeatureCard = ({ title, text, Piece }: Feature) => (
  <Card size={{ initial: '2', sm: '3' }}>
    <Piece />
    <Heading as="h3" size="4" weight="medium" mt="4" mb="1">
      {title}
    </Heading>
    <Text as="p" size="3" color="gray" className={textStyles['pretty']}>
      {text}
    </Text>
  </Card>
);

export const Features = () => (
  <Grid columns={{ initial: '1', md: '3' }} gap="5" mt="8" asChild>
    <section aria-labelledby="features">
      <VisuallyHidden>
        <h2 id="features">Ways to study</h2>
      </VisuallyHidden>
      {features.map((feature) => (
        <FeatureCard key={feature.title} {...feature} />
      ))}
    </section>
  </Grid>
);
