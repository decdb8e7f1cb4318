import { askName } from '../authoring.ts';
import type { BoneFilm } from '../bone-film/parameters.ts';
import type { ImageCase } from '../image-case.ts';

/** What tells each finding of a film of bones. */
const boneSigns = {
  'Fracture of the distal radius':
    'a line across the radius near the joint, its end tilted to the back of the hand',
  'Fracture of the scaphoid': 'a line through the scaphoid on the side of the thumb',
  'Fracture of the femoral neck': 'a step between head and trochanters and a broken Shenton line',
  'Fracture between the trochanters': 'a line from the greater to the lesser trochanter',
  'Dislocation of the hip': 'an empty socket with the head above or below it',
  'Fracture of the lateral malleolus': 'a slanted line through the lower fibula at the joint',
  'Fracture of the medial malleolus': 'a level line through the inner tip of the tibia',
  'Fracture of the clavicle': 'a gap in the middle third with the outer part lower',
  'Separation of the acromioclavicular joint':
    'a step between clavicle and acromion, the bone itself whole',
  'Fracture of the humeral shaft': 'a break across the middle of the upper arm',
  'Fractures of tibia and fibula': 'both bones of the lower leg interrupted',
  'Fracture of the tibia alone': 'one bone interrupted, the fibula whole',
  'Buckle fracture of the radius': 'edges that bulge like a ring, without a line across',
  'Greenstick fracture of the radius': 'a bent shaft, its edge open on the outer side only',
  'Fracture through the growth plate': 'an end that has slid on the shaft along the dark plate',
  'Fracture of the fifth metacarpal neck': 'a bent neck below the knuckle of the little finger',
  'Dislocation of a finger': 'two bones of a finger that no longer face each other',
  Osteoarthritis: 'a lost joint space with spurs and white bone below it',
  'Rheumatoid arthritis': 'even loss of the whole space with eroded edges and thin bone',
  'Joint effusion': 'an oval shadow above the knee cap',
  'No fracture': 'edges that are smooth all round',
} as const;

type BoneSign = keyof typeof boneSigns;

/** The first question of a film of bones. */
export const askBone = (right: BoneSign, ...wrong: readonly BoneSign[]) =>
  askName(boneSigns, { question: 'What does the film show?', right, wrong });

const views = {
  wrist: ['Wrist', 'PA and lateral'],
  hip: ['Hip', 'AP'],
  ankle: ['Ankle', 'AP mortise'],
  clavicle: ['Clavicle', 'AP'],
  humerus: ['Humerus', 'AP'],
  leg: ['Lower leg', 'AP'],
  forearm: ['Forearm', 'AP'],
  hand: ['Hand', 'PA'],
  knee: ['Knee', 'AP, standing'],
  'knee-lateral': ['Knee', 'Lateral'],
} as const;

type Written = Omit<ImageCase, 'modality' | 'bodyPart' | 'view' | 'image' | 'sources'> & {
  readonly image: Omit<BoneFilm, 'kind'>;
};

/** A case of a film of a limb; its view is said as it is drawn. */
export const boneCase = ({ image, ...rest }: Written): ImageCase => {
  const [bodyPart, view] = views[image.region];
  return {
    ...rest,
    sources: ['radiology textbook', 'orthopedic textbook'],
    modality: 'X-ray',
    bodyPart,
    view,
    image: { kind: 'bone-film', ...image },
  };
};
