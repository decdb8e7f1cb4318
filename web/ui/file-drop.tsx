import { Button, Callout, Flex, Text } from '@radix-ui/themes';
import { CircleAlert, FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { classes } from './classes.ts';
import styles from './file-drop.module.css';
import textStyles from './text.module.css';

type FileDropProps = {
  /** What kind of file: "File of flashcards". */
  readonly label: string;
  /** Endings that are offered first, as a browser takes them. */
  readonly accept: string;
  /** What may be chosen. */
  readonly children: ReactNode;
  /** Why the file before was not taken. */
  readonly problem: string | undefined;
  readonly isPending: boolean;
  readonly onFile: (file: File) => void;
};

/** A file, chosen or dropped here. */
export const FileDrop = ({
  label,
  accept,
  children,
  problem,
  isPending,
  onFile,
}: FileDropProps) => {
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
    <Flex direction="column" gap="4">
      {problem === undefined ? null : (
        <Callout.Root color="red" role="alert">
          <Callout.Icon>
            <CircleAlert size={16} />
          </Callout.Icon>
          <Callout.Text>{problem}</Callout.Text>
        </Callout.Root>
      )}
      <section
        className={isOver ? classes(styles['file-drop'], styles['over']) : styles['file-drop']}
        aria-label="File to import"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Flex direction="column" align="start" gap="3">
          <Text as="p" size="3" className={classes(textStyles['measure'], textStyles['pretty'])}>
            {children}
          </Text>
          <Button size="3" loading={isPending} onClick={() => input.current?.click()}>
            <FileUp size={16} />
            Choose a file
          </Button>
          <input
            ref={input}
            type="file"
            className={textStyles['vh']}
            tabIndex={-1}
            aria-label={label}
            accept={accept}
            onChange={({ target }) => take(target.files)}
          />
        </Flex>
      </section>
    </Flex>
  );
};
