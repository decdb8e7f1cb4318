import { Text } from '@radix-ui/themes';
import type { PartProps } from './answer-parts.ts';

type Passage = PartProps<'highlight'>;

/** A passage of the chart in which what matters is marked. */
export const HighlightText = ({ shape, chosen, onChoose }: Passage) => {
  const count = chosen.length;
  return (
    <>
      <div className="passage">
        {shape.segments.map(({ text, choice }) =>
          choice === undefined ? (
            <span key={text}>{text}</span>
          ) : (
            <button
              key={choice}
              type="button"
              className={chosen.includes(choice) ? 'passage-part chosen' : 'passage-part'}
              aria-pressed={chosen.includes(choice)}
              onClick={() => onChoose(choice)}
            >
              {text}
            </button>
          ),
        )}
      </div>
      <Text as="p" size="2" color="gray" mt="3" role="status" className="num">
        {count === 0 ? 'Nothing highlighted yet.' : `${count} highlighted.`}
      </Text>
    </>
  );
};
