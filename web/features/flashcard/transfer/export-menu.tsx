import { Button, DropdownMenu, Text } from '@radix-ui/themes';
import {
  Download,
  FileSpreadsheet,
  FileText,
  Layers,
  type LucideIcon,
  Printer,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import type { FlashcardFormat } from '../../../../domain/contracts/flashcards.ts';
import { highContrast } from '../../../ui/high-contrast.ts';

const formats: readonly {
  readonly format: FlashcardFormat;
  readonly Icon: LucideIcon;
  readonly what: string;
}[] = [
  { format: 'apkg', Icon: Layers, what: 'Anki package (.apkg)' },
  { format: 'anki-tsv', Icon: FileText, what: 'Text for Anki (.txt)' },
  { format: 'csv', Icon: FileSpreadsheet, what: 'Spreadsheet (.csv)' },
];

/** All cards as a file, or on paper. */
export const ExportMenu = () => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger>
      <Button variant="surface" color="gray" {...highContrast}>
        <Download size={16} />
        Export
        <DropdownMenu.TriggerIcon />
      </Button>
    </DropdownMenu.Trigger>
    <DropdownMenu.Content align="end">
      {formats.map(({ format, Icon, what }) => (
        <DropdownMenu.Item key={format} asChild>
          <a href={`/api/flashcards/export?format=${format}`} download="">
            <Icon size={16} aria-hidden="true" />
            {what}
          </a>
        </DropdownMenu.Item>
      ))}
      <DropdownMenu.Item asChild>
        <Link to="/flashcards/print">
          <Printer size={16} aria-hidden="true" />
          Print or save as PDF
        </Link>
      </DropdownMenu.Item>
      <DropdownMenu.Separator />
      <DropdownMenu.Label>
        <Text size="1">Review dates are not exported.</Text>
      </DropdownMenu.Label>
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);
