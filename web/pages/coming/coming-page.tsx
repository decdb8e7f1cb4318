import { Text } from '@radix-ui/themes';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '../../session/use-session.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type ComingName, comingPages } from './coming-pages.ts';
import { comingTexts } from './coming-texts.ts';

type ComingPageProps = {
  readonly name: ComingName;
  /** Another way on, before the practice quiz. */
  readonly children?: ReactNode;
};

/** A part of the product that is not open yet: what it will be, and what can be done meanwhile. */
export const ComingPage = ({ name, children }: ComingPageProps) => {
  const { user } = useSession();
  const { answer, text } = comingTexts[name];
  return (
    <>
      {children}
      <PageHead title={comingPages[name].title} answer={answer}>
        {text}
      </PageHead>
      <Text as="p" size="3" mb="4">
        This part is not open yet. Practice quizzes are.
      </Text>
      <LinkButton to={user ? '/quiz' : '/auth'} size="3">
        Take Practice Quiz
        <ArrowRight size={16} />
      </LinkButton>
    </>
  );
};
