import { IconButton } from '@radix-ui/themes';
import { Volume2 } from 'lucide-react';

const speak = (term: string): void => {
  const words = new SpeechSynthesisUtterance(term);
  words.lang = 'en-US';
  words.rate = 0.85;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
};

/** Says a term aloud by the voice of the system; nothing where the browser has none. */
export const SpeakButton = ({ term }: { readonly term: string }) =>
  'speechSynthesis' in globalThis ? (
    <IconButton
      variant="ghost"
      color="gray"
      size="2"
      aria-label={`Hear ${term} spoken`}
      onClick={() => speak(term)}
    >
      <Volume2 size={18} />
    </IconButton>
  ) : null;
