import { Button, Flex, Text } from '@radix-ui/themes';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';

type FileDropProps = {
  readonly isPending: boolean;
  readonly onFile: (file: File) => void;
};

/** A file, chosen or dropped here. */
export const FileDrop = ({ isPending, onFile }: FileDropProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) onFile(file);
    // The same file may be chosen again after it was mended.
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section
      className={isOver ? 'card-drop over' : 'card-drop'}
      aria-label="File to import"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Flex direction="column" align="start" gap="3">
        <Text as="p" size="3" className="measure pretty">
          An Anki package (.apkg), a text that Anki exported (.txt), or a spreadsheet (.csv). Up to
          5 MB and 2,000 cards. Pictures, sounds, and review dates are left out.
        </Text>
        <Button size="3" loading={isPending} onClick={() => input.current?.click()}>
          <FileUp size={16} />
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          className="vh"
          tabIndex={-1}
          aria-label="File of flashcards"
          accept=".apkg,.colpkg,.txt,.tsv,.csv"
          onChange={({ target }) => take(target.files)}
        />
      </Flex>
    </section>
  );
};
