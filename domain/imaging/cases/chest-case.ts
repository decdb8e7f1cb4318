import { askName } from '../authoring.ts';
import type { ChestFilm } from '../chest-film/parameters.ts';
import type { ImageCase } from '../image-case.ts';

/** What tells each finding of a frontal chest film. */
const chestSigns = {
  'Right pneumothorax': 'a thin pleural line on the patient’s right with no vessels beyond it',
  'Left pneumothorax': 'a thin pleural line on the patient’s left with no vessels beyond it',
  'Right tension pneumothorax':
    'air around a fallen right lung, with trachea and heart pushed to the left and a low right dome',
  'Left tension pneumothorax':
    'air around a fallen left lung, with trachea and heart pushed to the right and a low left dome',
  'Right upper lobe pneumonia': 'an opacity above the minor fissure with air bronchograms',
  'Right middle lobe pneumonia':
    'an opacity beside the heart that takes the right border of the heart away',
  'Right lower lobe pneumonia':
    'a basal opacity that takes the right dome away and leaves the border of the heart sharp',
  'Left upper lobe pneumonia': 'an upper opacity on the left that takes the aortic knob away',
  'Lingular pneumonia': 'an opacity that takes the left border of the heart away',
  'Left lower lobe pneumonia':
    'an opacity at the left base and behind the heart that takes the left dome away',
  'Right pleural effusion': 'an even white base on the right with a meniscus at the wall',
  'Left pleural effusion': 'an even white base on the left with a meniscus at the wall',
  'Effusions on both sides': 'both angles filled, each with a meniscus',
  'Pulmonary edema':
    'wide upper vessels, hazy hila and short level lines at the walls of the bases',
  Cardiomegaly: 'a heart wider than half of the thorax in an upright PA film',
  'Fluid around the heart': 'a large heart, round on both sides like a flask, with clear lungs',
  'Collapse of the left lung': 'a white left side with trachea and heart pulled towards it',
  'Collapse of the right upper lobe': 'a white wedge with a fissure that is pulled up',
  'Collapse of the left lower lobe': 'a sail-shaped triangle behind the heart',
  'Lung mass': 'a round opacity of more than 3 cm',
  'Lung nodule': 'a round opacity of up to 3 cm',
  Hyperinflation: 'large dark lungs over a low, flat diaphragm',
  'Rib fracture': 'a step in the outline of a rib',
  'Free air under the diaphragm': 'a black crescent between the right dome and the liver',
  'Tracheal tube in the right main bronchus':
    'a tube whose tip lies beyond the carina on the right',
  'Tracheal tube too high': 'a tip more than 5 cm above the carina',
  'Tracheal tube in place': 'a tip 3 to 5 cm above the carina',
  'Gastric tube in the lung': 'a tube that turns with the right main bronchus',
  'Gastric tube in the stomach':
    'a tube in the midline past the carina, its tip under the left dome',
  'Gastric tube in the esophagus': 'a tube that ends above the diaphragm',
  'Central line in place': 'a tip at the junction of superior vena cava and right atrium',
  'Central line too deep': 'a tip deep in the right atrium',
  'Central line in the jugular vein': 'a tip that turns up into the neck',
  'Pacemaker leads in place': 'leads to the right atrium and the tip of the right ventricle',
  'No abnormality':
    'a central trachea, vessels to the outer third, a heart of usual width and sharp angles',
} as const;

type ChestSign = keyof typeof chestSigns;

/** The first question of a chest film. */
export const askChest = (right: ChestSign, ...wrong: readonly ChestSign[]) =>
  askName(chestSigns, { question: 'What does the film show?', right, wrong });

type Written = Omit<ImageCase, 'modality' | 'bodyPart' | 'view' | 'image'> & {
  readonly image: Omit<ChestFilm, 'kind'>;
};

/** A case of a frontal chest film; its view is said as it is drawn. */
export const chestCase = ({ image, ...rest }: Written): ImageCase => ({
  ...rest,
  modality: 'X-ray',
  bodyPart: 'Chest',
  view: `${image.projection}, ${image.position}`,
  image: { kind: 'chest-film', ...image },
});

/** The usual film of who can stand. */
export const erect = { projection: 'PA', position: 'erect' } as const;
/** The film at the bed of who cannot. */
export const supine = { projection: 'AP', position: 'supine' } as const;
/** The film of who can sit in bed. */
export const seated = { projection: 'AP', position: 'erect' } as const;
