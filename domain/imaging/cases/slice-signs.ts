import { askName } from '../authoring.ts';

const headSigns = {
  'Epidural hematoma': 'a bright lens that does not cross sutures',
  'Acute subdural hematoma': 'a bright crescent that crosses sutures',
  'Chronic subdural hematoma': 'a dark crescent along the brain',
  'Subarachnoid hemorrhage': 'white cisterns and fissures',
  'Intracerebral hemorrhage': 'bright blood deep in the brain with a dark rim',
  'Ischemic stroke': 'a wedge of one artery’s territory that is dark on CT or bright on diffusion',
  Hydrocephalus: 'wide chambers with furrows pressed flat',
  'Skull fracture': 'a piece of the skull driven in, with air inside',
  'Multiple sclerosis': 'small bright ovals at right angles to the ventricles',
  'Brain tumor': 'a mass with edema about it and a midline pushed across',
  'No abnormality': 'two equal halves, nothing too bright or too dark',
} as const;

const trunkSigns = {
  'Pulmonary embolism': 'dark clots in bright pulmonary arteries',
  'Aortic dissection': 'a thin flap with two channels in the aorta',
  Pneumothorax: 'air without vessels in front of the edge of the lung',
  'Lung mass': 'a gray spiculated mass in the dark lung',
  'Pleural effusion': 'an even crescent of fluid behind the lung',
  Pneumonia: 'a white lobe with dark branching bronchi',
  Appendicitis: 'a thick blind tube at the lower right with streaked fat',
  Diverticulitis: 'a thick-walled colon with air pouches and streaked fat',
  'Ureteric stone': 'a very bright spot in the course of the ureter, urine dammed up behind it',
  'Abdominal aortic aneurysm': 'a wide aorta with thrombus at its wall',
  'Laceration of the spleen': 'dark clefts through the spleen with blood about it',
  Pancreatitis: 'a swollen blurred pancreas with fluid about it',
  'Small-bowel obstruction': 'stacked central loops wider than 3 cm with folds from edge to edge',
  'Large-bowel obstruction': 'wide loops at the frame of the belly with folds that do not cross',
  'Free air': 'black crescents under the diaphragm',
  'No abnormality': 'organs that are even and fat that is black',
} as const;

const jointSigns = {
  'Disc herniation': 'a dark disc that bulges back into the canal',
  'Compression of the cord': 'a mass that flattens the cord, with no fluid about it',
  'Spinal stenosis of age': 'many narrow levels with thick ligaments',
  'Tear of the meniscus': 'a bright line that reaches the surface of the dark triangle',
  'Tear of the anterior cruciate ligament': 'a bright cloudy gap instead of the dark band',
  'Tear of the posterior cruciate ligament': 'a bright, thick posterior ligament',
  'No abnormality': 'bright fluid, dark bands and even marrow in their places',
} as const;

/** The first question of a slice of the head. */
export const askHead = (
  right: keyof typeof headSigns,
  ...wrong: readonly (keyof typeof headSigns)[]
) => askName(headSigns, { question: 'What does the slice show?', right, wrong });

/** The first question of a slice or film of chest and belly. */
export const askTrunk = (
  right: keyof typeof trunkSigns,
  ...wrong: readonly (keyof typeof trunkSigns)[]
) => askName(trunkSigns, { question: 'What does the image show?', right, wrong });

/** The first question of a slice of spine or knee. */
export const askJoint = (
  right: keyof typeof jointSigns,
  ...wrong: readonly (keyof typeof jointSigns)[]
) => askName(jointSigns, { question: 'What does the slice show?', right, wrong });
