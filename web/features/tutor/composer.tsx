import { Button, Flex, IconButton, Text, TextArea } from '@radix-ui/themes';
import {
  Lightbulb,
  ListChecks,
  MessageSquareText,
  SendHorizontal,
  ShieldCheck,
  Square,
} from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { longestMessage, type TutorWish } from '../../../domain/contracts/tutor.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import styles from './tutor.module.css';

type ComposerProps = {
  readonly placeholder: string;
  readonly isBusy: boolean;
  readonly onSay: (text: string) => void;
  /** Absent before there is a conversation. */
  readonly onPress?: ((wish: TutorWish) => void) | undefined;
  readonly onStop: () => void;
};

const buttons = [
  { wish: 'hint', label: 'Hint', Icon: Lightbulb },
  { wish: 'tell', label: 'Just tell me', Icon: MessageSquareText },
  { wish: 'question', label: 'Practice question', Icon: ListChecks },
] as const;

type WishesProps = Pick<ComposerProps, 'isBusy'> & { readonly onPress: (wish: TutorWish) => void };

const Wishes = ({ isBusy, onPress }: WishesProps) => (
  <Flex gap="2" mb="3" wrap="wrap" className={styles['wishes']}>
    {buttons.map(({ wish, label, Icon }) => (
      <Button
        key={wish}
        type="button"
        variant="surface"
        color="gray"
        disabled={isBusy}
        onClick={() => onPress(wish)}
        {...highContrast}
      >
        <Icon size={16} aria-hidden="true" />
        {label}
      </Button>
    ))}
  </Flex>
);

/** Where the learner writes: Enter sends, Shift and Enter begin a new line. */
export const Composer = ({ placeholder, isBusy, onSay, onPress, onStop }: ComposerProps) => {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '';
  const send = (): void => {
    if (isEmpty || isBusy) return;
    onSay(text.trim());
    setText('');
    field.current?.focus();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also ends a word that is being put together.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles['compose']} onSubmit={onSubmit}>
      {onPress ? <Wishes isBusy={isBusy} onPress={onPress} /> : null}
      <div className={styles['compose-box']}>
        <TextArea
          ref={field}
          className={styles['compose-text']}
          size="3"
          aria-label="Your message"
          placeholder={placeholder}
          rows={1}
          maxLength={longestMessage}
          resize="none"
          value={text}
          enterKeyHint="send"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        {isBusy ? (
          <IconButton type="button" size="3" aria-label="Stop" onClick={onStop}>
            <Square size={18} />
          </IconButton>
        ) : (
          <IconButton type="submit" size="3" aria-label="Send" disabled={isEmpty}>
            <SendHorizontal size={18} />
          </IconButton>
        )}
      </div>
      <Text as="p" size="1" color="gray" mt="2">
        <ShieldCheck size={12} aria-hidden="true" className={styles['inline']} /> For study. Not
        advice for a patient.
      </Text>
    </form>
  );
};
