import type { ImageTopic } from '../../../domain/contracts/medical-images.ts';

/** The kinds as the launcher names them, and as a sentence goes on about what was missed. */
export const topicWords: Readonly<
  Record<ImageTopic, { readonly name: string; readonly many: string }>
> = {
  pneumonia: { name: 'Pneumonia', many: 'Pneumonias are' },
  pneumothorax: { name: 'Pneumothorax', many: 'Pneumothoraces are' },
  'pleural effusion': { name: 'Pleural effusion', many: 'Effusions are' },
  'normal chest': { name: 'Normal chest', many: 'Normal chests are' },
  fracture: { name: 'Fracture', many: 'Fractures are' },
  cardiac: { name: 'Cardiac', many: 'Hearts are' },
};
