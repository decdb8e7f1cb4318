import type { Build } from './named-command.ts';
import { newAdmin } from './people.ts';

const made = { type: 'flashcards', profession: 'RT', topic: 'Tension pneumothorax' };
const generation = '/api/admin/generate-content';

/** Of those the routes of content. */
export const contentCommands: Readonly<Record<string, Build>> = {
  'POST /api/admin/generate-content': async (product) => ({
    learner: await newAdmin(product),
    path: generation,
    body: made,
    other: { ...made, profession: 'RN' },
  }),
  'POST /api/admin/items/import': async (product) => {
    const file = (stem: string) => ({
      fileName: 'items.csv',
      profession: 'RT',
      content: Buffer.from(
        `format,stem,option 1,option 2,key\nsingle,${stem},one,two,1\n`,
      ).toString('base64'),
    });
    const path = '/api/admin/items/import';
    const learner = await newAdmin(product);
    return { learner, path, body: file('Which one?'), other: file('Which other?') };
  },
  'POST /api/admin/content/:contentId/status': async (product) => {
    const learner = await newAdmin(product);
    const { id } = (await learner.post(generation, made)).body;
    const body = { status: 'in-review', reason: 'Ready to be read' };
    const other = { status: 'retired', reason: 'Nobody needs it' };
    return { learner, path: `/api/admin/content/${id}/status`, body, other };
  },
};
