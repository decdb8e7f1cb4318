import { IconButton, TextField } from '@radix-ui/themes';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field } from './field.tsx';
import type { InputProps } from './text-input.tsx';

type ToggleProps = { readonly isShown: boolean; readonly onToggle: () => void };

const ShowToggle = ({ isShown, onToggle }: ToggleProps) => {
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField.Slot side="right">
      <IconButton
        type="button"
        variant="ghost"
        color="gray"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        onClick={onToggle}
      >
        <Icon size={16} />
      </IconButton>
    </TextField.Slot>
  );
};

/** A required password that can be shown while it is typed. */
export const PasswordInput = ({ label, error, hint, onChange, ...input }: InputProps) => {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <TextField.Root
          {...control}
          {...input}
          size="3"
          type={isShown ? 'text' : 'password'}
          required
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        >
          <ShowToggle isShown={isShown} onToggle={() => setShown(!isShown)} />
        </TextField.Root>
      )}
    </Field>
  );
};
