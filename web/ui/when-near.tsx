import { type ReactNode, useEffect, useRef, useState } from 'react';

type WhenNearProps = {
  /** Holds the place: its height must be that of the content. */
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** Draws its content when the reader comes near it. */
export const WhenNear = ({ className, children }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={className}>
      {isNear ? children : null}
    </div>
  );
};
