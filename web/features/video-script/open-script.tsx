import { Button } from '@radix-ui/themes';
import { FolderOpen } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { showToast } from '../../toast/toast-store.ts';
import { highContrast } from '../../ui/high-contrast.ts';
import type { Draft } from './draft.ts';
import { openedDraft } from './opened-draft.ts';

type OpenScriptProps = { readonly onOpen: (draft: Draft, fileName: string) => void };

const tellNotOpened = (fileName: string): void =>
  showToast({
    title: 'Not opened',
    description: `${fileName} is not a video script. Choose a file that was downloaded here.`,
    tone: 'destructive',
  });

/** Goes on with a script that was downloaded before. */
export const OpenScript = ({ onOpen }: OpenScriptProps) => {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File): Promise<void> => {
    const draft = openedDraft(await file.text().catch(() => ''));
    if (draft) onOpen(draft, file.name);
    else tellNotOpened(file.name);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file) void read(file);
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <>
      <Button
        size="3"
        variant="soft"
        color="gray"
        {...highContrast}
        onClick={() => input.current?.click()}
      >
        <FolderOpen size={16} aria-hidden="true" />
        Open Script
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Script file"
        hidden
        onChange={choose}
      />
    </>
  );
};
