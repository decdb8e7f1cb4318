import { useEffect, useRef } from 'react';
import textStyles from '../../../ui/text.module.css';

type ArrivalHeadingProps = { readonly as: 'h1' | 'h2'; readonly text: string };

/** Hidden from sight: a screen reader hears what came, and the page starts at its top. */
export const ArrivalHeading = ({ as: Heading, text }: ArrivalHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Heading className={textStyles['vh']} tabIndex={-1} ref={heading}>
      {text}
    </Heading>
  );
};
