import { Button, Checkbox, Flex, Text } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type ImportFlashcardsBody,
  mostImportBytes,
  type ImportPreview as Preview,
} from '../../../../domain/contracts/flashcards.ts';
import { cardCount } from '../../../format/counts.ts';
import { fileProblem, importedFile } from '../../../session/imported-file.ts';
import { reportFailure } from '../../../session/report-failure.ts';
import { showToast } from '../../../toast/toast-store.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { highContrast } from '../../../ui/high-contrast.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { importFlashcards, previewImport } from '../queries/flashcard-queries.ts';
import { ImportPreview, previewAnswer } from './import-preview.tsx';

type ImportRequest = { readonly body: ImportFlashcardsBody; readonly preview: Preview };

const asked = async (file: File): Promise<ImportRequest> => {
  const body = await importedFile(file, mostImportBytes);
  return { body, preview: await previewImport(body) };
};

type ConfirmProps = ImportRequest & { readonly onBack: () => void };

const Confirm = ({ body, preview, onBack }: ConfirmProps) => {
  const [takesKnown, setTakesKnown] = useState(false);
  const [wish] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const queries = useQueryClient();
  const importing = useMutation({
    mutationFn: () =>
      importFlashcards({ body: { ...body, duplicates: takesKnown ? 'add' : 'skip' }, wish }),
    onSuccess: ({ added }) => {
      showToast({
        title: 'Cards imported',
        description: `${cardCount(added)} added to your flashcards.`,
      });
      void queries.invalidateQueries({ queryKey: ['flashcards'] });
      void navigate('/flashcards');
    },
    onError: (error) => reportFailure('Cards not imported', error),
  });
  const count = takesKnown ? preview.cards : preview.cards - preview.duplicates;
  return (
    <Flex direction="column" gap="3" align="start">
      {preview.duplicates > 0 ? (
        <Text as="label" size="3">
          <Flex gap="2" align="center">
            <Checkbox
              checked={takesKnown}
              disabled={importing.isPending}
              onCheckedChange={(checked) => setTakesKnown(checked === true)}
            />
            Add cards you already have as well
          </Flex>
        </Text>
      ) : null}
      <Flex gap="3" wrap="wrap">
        <Button
          size="3"
          disabled={count === 0}
          loading={importing.isPending}
          onClick={() => importing.mutate()}
        >
          Import {cardCount(count)}
        </Button>
        <Button size="3" variant="surface" color="gray" {...highContrast} onClick={onBack}>
          Choose another file
        </Button>
      </Flex>
    </Flex>
  );
};

/** Cards from a file: chosen, looked at, and only then added. */
export const ImportPage = () => {
  const reading = useMutation({ mutationFn: asked });
  const { data, error, isPending } = reading;
  return (
    <>
      <PageHead
        title="Import flashcards"
        answer={data ? previewAnswer(data.preview) : 'Bring your cards from Anki or a spreadsheet.'}
        action={
          <LinkButton to="/flashcards" variant="surface" color="gray" {...highContrast}>
            Back to flashcards
          </LinkButton>
        }
      >
        {data ? `${data.body.fileName}. Nothing is added until you confirm.` : null}
      </PageHead>
      {data ? (
        <>
          <Confirm key={data.body.content} {...data} onBack={reading.reset} />
          <ImportPreview preview={data.preview} />
        </>
      ) : (
        <Flex direction="column" gap="4">
          <FileDrop
            label="File of flashcards"
            accept=".apkg,.colpkg,.txt,.tsv,.csv"
            problem={fileProblem(error)}
            isPending={isPending}
            onFile={(file) => reading.mutate(file)}
          >
            An Anki package (.apkg), a text that Anki exported (.txt), or a spreadsheet (.csv). Up
            to 5 MB and 2,000 cards. Pictures, sounds, and review dates are left out.
          </FileDrop>
        </Flex>
      )}
    </>
  );
};
