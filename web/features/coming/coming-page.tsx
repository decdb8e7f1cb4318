import { Box, Card, Grid, Heading, Text } from '@radix-ui/themes';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../session/use-session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QuizPiece } from '../../ui/quiz-piece.tsx';
import { type ComingName, comingPages } from './coming-pages.ts';
import { comingTexts } from './coming-texts.ts';

type ComingPageProps = {
  readonly name: ComingName;
  /** Stands above the title. */
  readonly children?: ReactNode;
};

const Meanwhile = () => {
  const { user } = useSession();
  return (
    <Card size={{ initial: '2', sm: '3' }}>
      <Grid columns={{ initial: '1', sm: '1fr 1fr' }} gap="5" align="center">
        <Box>
          <Heading as="h2" size="4" weight="medium" mb="1">
            This page is coming soon. Practice quizzes are ready now.
          </Heading>
          <Text as="p" size="3" color="gray" mb="4" className="pretty">
            20 questions, no time limit, and an explanation for every option when you finish.
          </Text>
          <LinkButton to={user ? '/quiz' : '/auth'} size="3">
            Take Practice Quiz
            <ArrowRight size={16} />
          </LinkButton>
        </Box>
        <QuizPiece />
      </Grid>
    </Card>
  );
};

/** A part of the product that is not open yet: what it will be, and what can be done meanwhile. */
export const ComingPage = ({ name, children }: ComingPageProps) => {
  const { answer, text } = comingTexts[name];
  return (
    <>
      {children}
      <PageHead title={comingPages[name].title} answer={answer}>
        {text}
      </PageHead>
      <Meanwhile />
    </>
  );
};
