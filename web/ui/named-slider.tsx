import { Slider } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';

type NamedSliderProps = {
  readonly name: string;
  /** What a screen reader says instead of the number. */
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

/** Radix Themes gives the thumb of its slider neither a name nor a text; this one has both. */
export const NamedSlider = ({ name, valueText, value, onChange, ...range }: NamedSliderProps) => {
  const slider = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const thumb = slider.current?.querySelector('[role="slider"]');
    thumb?.setAttribute('aria-label', name);
    thumb?.setAttribute('aria-valuetext', valueText);
  }, [name, valueText]);
  return (
    <Slider
      ref={slider}
      {...range}
      value={[value]}
      onValueChange={([next]) => onChange(next ?? range.min)}
    />
  );
};
