import { Button, Flex } from '@radix-ui/themes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type FieldCode,
  fieldCode,
  professionOptions,
} from '../../../../../domain/contracts/fields.ts';
import {
  type ImportItemsBody,
  type ItemImportPreview,
  itemImportLimits,
} from '../../../../../domain/contracts/interchange.ts';
import { counted } from '../../../../format/counts.ts';
import { fileProblem, importedFile } from '../../../../session/imported-file.ts';
import { reportFailure } from '../../../../session/report-failure.ts';
import { showToast } from '../../../../toast/toast-store.ts';
import { FileDrop } from '../../../../ui/file-drop.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { AllContentButton } from '../all-content-button.tsx';
import { contentKey } from '../content-queries.ts';
import { ImportPreview } from './import-preview.tsx';
import { importItems, previewImport } from './interchange-queries.ts';
import { NamedSelect } from './named-select.tsx';

type ImportRequest = { readonly body: ImportItemsBody; readonly preview: ItemImportPreview };
type Chosen = { readonly file: File; readonly profession: FieldCode };

const asked = async ({ file, profession }: Chosen): Promise<ImportRequest> => {
  const body = { ...(await importedFile(file, itemImportLimits.bytes)), profession };
  return { body, preview: await previewImport(body) };
};

const professions = Object.fromEntries(professionOptions.map(({ value, label }) => [value, label]));

type OnOpen = { readonly onOpen: (id: string) => void };
type ConfirmProps = ImportRequest & OnOpen & { readonly onBack: () => void };

const Confirm = ({ body, preview, onOpen, onBack }: ConfirmProps) => {
  const [wish] = useState(() => crypto.randomUUID());
  const queries = useQueryClient();
  const importing = useMutation({
    mutationFn: () => importItems({ body, wish }),
    onSuccess: async ({ items, drafts }) => {
      showToast({
        title: 'Items imported',
        description: `${counted(items, 'item')} in ${counted(drafts.length, 'draft')}.`,
      });
      await queries.invalidateQueries({ queryKey: contentKey });
      const [first] = drafts;
      if (first) onOpen(first);
    },
    onError: (error) => reportFailure('Items not imported', error),
  });
  return (
    <Flex gap="3" wrap="wrap">
      <Button
        disabled={preview.problemCount > 0 || preview.items === 0}
        loading={importing.isPending}
        onClick={() => importing.mutate()}
      >
        Import {counted(preview.items, 'item')} as drafts
      </Button>
      <Button variant="surface" color="gray" onClick={onBack}>
        Choose another file
      </Button>
    </Flex>
  );
};

type ImportItemsProps = OnOpen & { readonly onClose: () => void };

/** Items of a file: chosen, looked at, and only then put down as drafts. */
export const ImportItems = ({ onOpen, onClose }: ImportItemsProps) => {
  const [profession, setProfession] = useState<FieldCode>('RN');
  const reading = useMutation({ mutationFn: asked });
  const { data, error, isPending } = reading;
  return (
    <Flex direction="column" gap="4">
      <AllContentButton onClick={onClose} />
      {data ? (
        <>
          <Confirm key={data.body.content} {...data} onOpen={onOpen} onBack={reading.reset} />
          <ImportPreview preview={data.preview} />
        </>
      ) : (
        <Panel title="Import items" note="They land as drafts; a reviewer publishes them.">
          <Flex direction="column" gap="4">
            <NamedSelect
              label="Profession, where an item names none"
              value={profession}
              options={professions}
              onChange={(next) => setProfession(fieldCode.parse(next))}
            />
            <FileDrop
              label="File of items"
              accept=".zip,.xml,.txt,.gift,.csv"
              problem={fileProblem(error)}
              isPending={isPending}
              onFile={(file) => reading.mutate({ file, profession })}
            >
              QTI 3.0 or 2.1 (a .zip package or one .xml item), GIFT (.txt), or a spreadsheet
              (.csv). Up to 5 MB and 500 items. Pictures, scripts, and other media are not taken.
            </FileDrop>
          </Flex>
        </Panel>
      )}
    </Flex>
  );
};
