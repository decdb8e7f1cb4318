import { parseArgs } from 'node:util';
import { imageModality } from '../domain/contracts/medical-images.ts';
import { runCommand, WrongUse } from './commands/command.ts';
import { importImages } from './commands/images/import-images.ts';

const usage = `Usage: npm run images -- import <folder or file> [--modality <X-ray|CT|MRI|Ultrasound|Waveform>] [--skip-bad]
  Brings records of Open-i into the image library: a JSON file as its API gives it, or a folder of
  them, and beside each the image itself, named by the id of the image (.png, .jpg). Nothing is
  fetched. Each record has to say its license; what you bring in, you have to have the right to show.
  Nothing is stored where a record is wrong, unless --skip-bad leaves those out.
  They are in the library from the next start of the server on.
  Example: npm run images -- import ./open-i --modality X-ray`;

const command = (args: readonly string[]): Promise<number> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      modality: { type: 'string', default: 'X-ray' },
      'skip-bad': { type: 'boolean', default: false },
    },
  });
  const [what, path, ...others] = positionals;
  if (what !== 'import' || path === undefined || others.length > 0) {
    throw new WrongUse('Say import, and one folder or file.');
  }
  const modality = imageModality.safeParse(values.modality);
  if (!modality.success)
    throw new WrongUse('The modality is X-ray, CT, MRI, Ultrasound or Waveform.');
  return importImages(path, { modality: modality.data, skipBad: values['skip-bad'] });
};

await runCommand(usage, command);
