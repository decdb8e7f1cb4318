import type { NursingFact } from './nursing-fact.ts';

/** Why a sign appears: the process behind what is seen. */
export const processes: readonly NursingFact[] = [
  {
    id: 'rhf-edema',
    scene: 'A client with right heart failure has swollen ankles and a tender, enlarged liver.',
    key: [
      'Blood backs up in systemic veins',
      'A weak right ventricle lets pressure rise in the veins, and fluid leaves them.',
    ],
    fits: 'Backing up in systemic veins is the mechanism of right heart failure.',
    unlike: ['lhf-crackles', 'nephrotic', 'burn-leak', 'lymph', 'portal-varices'],
    takeaway:
      'Right heart failure backs up into the body: edema, large liver, full neck veins. Left failure backs up into the lungs.',
  },
  {
    id: 'lhf-crackles',
    scene: 'A client after a large infarction is breathless lying flat and has crackles.',
    key: [
      'Pressure rises in lung capillaries',
      'The left ventricle cannot empty, and fluid is pressed into alveoli.',
    ],
    fits: 'High pressure in lung capillaries belongs to left heart failure.',
    unlike: ['rhf-edema', 'copd-trap', 'pneumonia-fill', 'nephrotic', 'embolus-space'],
    takeaway:
      'Left failure raises pressure in the lungs: dyspnea, orthopnea, crackles. Lowering preload with posture, diuretics and nitrates helps.',
  },
  {
    id: 'nephrotic',
    scene: 'A child with nephrotic syndrome has a swollen face and foamy urine.',
    key: [
      'Albumin is lost through the kidney',
      'Less albumin means less pull of water into vessels, so tissue swells.',
    ],
    fits: 'Loss of albumin through the kidney is the mechanism of nephrotic swelling.',
    unlike: ['rhf-edema', 'lymph', 'burn-leak', 'lhf-crackles', 'allergy'],
    takeaway:
      'Edema from low albumin is soft, pitting and seen in the face in the morning. Protein in urine foams. Watch for infection and clots.',
  },
  {
    id: 'burn-leak',
    scene: 'Six hours after a large burn a client swells even in unburned areas.',
    key: [
      'Capillaries leak plasma into tissue',
      'Mediators of the burn open capillaries everywhere, and plasma with protein escapes.',
    ],
    fits: 'Leaky capillaries are the mechanism of early burn swelling.',
    unlike: ['rhf-edema', 'lymph', 'nephrotic', 'adh', 'embolus-space'],
    takeaway:
      'For a day or so burned clients lose plasma into tissue. Volume falls while weight rises. Fluid is replaced by formula and urine output.',
  },
  {
    id: 'lymph',
    scene: 'Months after removal of axillary nodes a client’s arm on that side is thick and firm.',
    key: [
      'Drainage of tissue fluid is cut off',
      'Without nodes and vessels lymph cannot leave the arm.',
    ],
    fits: 'Cut-off drainage of lymph swells a single limb after node removal.',
    unlike: ['rhf-edema', 'nephrotic', 'burn-leak', 'allergy', 'portal-varices'],
    takeaway:
      'Lymphedema follows removal or radiation of nodes. Elevate, use sleeves and exercises, avoid punctures, cuffs and cuts in that arm.',
  },
  {
    id: 'allergy',
    scene: 'Minutes after eating shrimp a client has hives and a hoarse voice.',
    key: [
      'Mast cells release histamine',
      'Antibodies on mast cells meet the allergen, and histamine widens and opens vessels.',
    ],
    fits: 'Histamine from mast cells is the mechanism of immediate allergy.',
    unlike: ['autoimmune-joint', 'lymph', 'nephrotic', 'pneumonia-fill', 'rhf-edema'],
    takeaway:
      'Immediate allergy is mediated by IgE on mast cells. It needs a first contact before. Epinephrine reverses its effects.',
  },
  {
    id: 'copd-trap',
    scene: 'A client with emphysema has a barrel chest and a long expiration.',
    key: [
      'Airways collapse and trap air',
      'Destroyed walls lose recoil, so small airways close as the client breathes out.',
    ],
    fits: 'Airway collapse with trapped air is the mechanism of emphysema.',
    unlike: ['lhf-crackles', 'pneumonia-fill', 'embolus-space', 'asthma-spasm', 'allergy'],
    takeaway:
      'Emphysema destroys alveolar walls and recoil. Air is trapped, the chest grows round. Pursed lips keep airways open.',
  },
  {
    id: 'asthma-spasm',
    scene:
      'After running in cold air a young client wheezes and coughs. An inhaler ends it in minutes.',
    key: [
      'Airway muscle contracts on a trigger',
      'Irritable airways narrow, and a bronchodilator relaxes them.',
    ],
    fits: 'Reversible muscle spasm is the mechanism of asthma.',
    unlike: ['copd-trap', 'lhf-crackles', 'embolus-space', 'pneumonia-fill', 'rhf-edema'],
    takeaway:
      'Asthma: reversible narrowing with inflammation. Triggers are allergens, cold air, exercise and infection. Controllers treat the inflammation.',
  },
  {
    id: 'pneumonia-fill',
    scene: 'A client with lobar pneumonia has low oxygen, and the lobe is solid on percussion.',
    key: [
      'Alveoli fill with exudate',
      'Blood flows past alveoli without air: a shunt lowers oxygen.',
    ],
    fits: 'Exudate in alveoli is the mechanism of pneumonia.',
    unlike: ['copd-trap', 'embolus-space', 'lhf-crackles', 'asthma-spasm', 'rhf-edema'],
    takeaway:
      'Pneumonia causes shunt: blood passes airless alveoli. Vibration and bronchial sounds increase over solid lung. Position with the good lung down.',
  },
  {
    id: 'embolus-space',
    scene: 'A client with a clot from the leg in a lung artery is breathless with clear lungs.',
    key: [
      'Ventilated lung gets no blood flow',
      'Air reaches alveoli, but the clot stops blood: dead space.',
    ],
    fits: 'Lung without blood flow is the mechanism of embolism.',
    unlike: ['pneumonia-fill', 'copd-trap', 'asthma-spasm', 'lhf-crackles', 'burn-leak'],
    takeaway:
      'Embolism makes dead space: air without blood. It raises the load on the right heart. The lungs sound clear.',
  },
  {
    id: 'hepatic-confusion',
    scene: 'A client with cirrhosis grows drowsy after bleeding into the gut.',
    key: [
      'Ammonia from protein reaches the brain',
      'Bacteria make ammonia from blood in the gut, and the liver does not remove it.',
    ],
    fits: 'Ammonia that bypasses the liver is the mechanism of hepatic encephalopathy.',
    unlike: ['low-sugar-brain', 'kidney-anemia', 'adh', 'portal-varices', 'nephrotic'],
    takeaway:
      'Blood is a protein load for gut bacteria. Lactulose moves ammonia out with the stool. Sedatives are avoided.',
  },
  {
    id: 'portal-varices',
    scene:
      'A client with cirrhosis has spider veins, hemorrhoids and vomits blood from dilated esophageal veins.',
    ask: 'Which process best explains the bleeding veins?',
    key: [
      'Portal pressure opens side channels',
      'Scarred liver resists flow, and blood goes around through weak veins.',
    ],
    fits: 'Side channels from portal pressure are the mechanism of varices.',
    unlike: ['hepatic-confusion', 'rhf-edema', 'lymph', 'nephrotic', 'burn-leak'],
    takeaway:
      'Portal hypertension makes varices, a large spleen and ascites. Beta blockers and banding lower the risk of bleeding.',
  },
  {
    id: 'dka-breath',
    scene:
      'A client with ketoacidosis and a blood pH of 7.18 breathes deeply and fast; the lungs are clear.',
    key: [
      'Lungs blow off acid as carbon dioxide',
      'Low pH drives ventilation, which removes carbonic acid.',
    ],
    fits: 'Blowing off carbon dioxide compensates a metabolic acidosis.',
    unlike: ['copd-trap', 'asthma-spasm', 'lhf-crackles', 'low-sugar-brain', 'adh'],
    takeaway:
      'Kussmaul breathing compensates metabolic acidosis. It is a sign and not a lung disease. It ends when insulin and fluid clear the acids.',
  },
  {
    id: 'low-sugar-brain',
    scene: 'A client who injected insulin and skipped lunch becomes quarrelsome and confused.',
    key: ['Neurons lack glucose as fuel', 'Brain cells store almost no glucose and fail first.'],
    fits: 'Lack of fuel in neurons is the mechanism of low-glucose confusion.',
    unlike: ['hepatic-confusion', 'dka-breath', 'adh', 'kidney-anemia', 'copd-trap'],
    takeaway:
      'Early signs of low glucose come from adrenaline: sweat, tremor. Later ones come from the brain: confusion, seizure, coma.',
  },
  {
    id: 'adh',
    scene:
      'A client with meningitis passes little, dark urine and has a sodium of 121 mEq/L without edema.',
    key: [
      'The kidney keeps too much water',
      'Antidiuretic hormone is released without need and dilutes sodium.',
    ],
    fits: 'Water kept by hormone is the mechanism of dilution without edema.',
    unlike: ['nephrotic', 'rhf-edema', 'dka-breath', 'burn-leak', 'hepatic-confusion'],
    takeaway:
      'Brain disease, some cancers and drugs release antidiuretic hormone. Urine is concentrated and blood dilute. Restrict water.',
  },
  {
    id: 'autoimmune-joint',
    scene:
      'A client has swollen, warm finger joints on both sides with stiffness for two hours each morning.',
    key: [
      'Immune cells attack joint lining',
      'Inflamed lining grows over cartilage and destroys it, on both sides alike.',
    ],
    fits: 'An attack on joint lining is the mechanism of rheumatoid arthritis.',
    unlike: ['wear-joint', 'crystal-joint', 'allergy', 'lymph', 'burn-leak'],
    takeaway:
      'Rheumatoid arthritis: symmetric, small joints, long morning stiffness, systemic. Early disease-modifying drugs prevent damage.',
  },
  {
    id: 'wear-joint',
    scene:
      'A client’s knee aches after walking and eases with rest. It is stiff for ten minutes on rising and grates.',
    key: ['Cartilage wears away under load', 'Loss of cartilage lets bone rub, worse with use.'],
    fits: 'Worn cartilage is the mechanism of osteoarthritis. It comes on slowly with use.',
    unlike: ['autoimmune-joint', 'crystal-joint', 'lymph', 'allergy', 'burn-leak'],
    takeaway:
      'Osteoarthritis: pain with use, short stiffness, hard bony joints. Weight loss, exercise and heat help.',
  },
  {
    id: 'crystal-joint',
    scene: 'A client wakes with a red, hot, exquisitely painful big toe after a feast.',
    key: [
      'Urate crystals inflame the joint',
      'White cells swallow needle-shaped crystals and set off inflammation.',
    ],
    fits: 'Urate crystals are the mechanism of gout. It comes suddenly and in one joint.',
    unlike: ['autoimmune-joint', 'wear-joint', 'allergy', 'lymph', 'nephrotic'],
    takeaway:
      'Gout: sudden, one joint, often the big toe. Crystals in the joint fluid prove it. Colchicine, NSAIDs or steroids treat attacks.',
  },
  {
    id: 'kidney-anemia',
    scene:
      'A client with end-stage kidney disease has a hemoglobin of 8.2 g/dL with normal iron and no bleeding.',
    key: [
      'The kidney makes no erythropoietin',
      'Without the hormone the marrow makes too few red cells.',
    ],
    fits: 'Lack of erythropoietin is the mechanism of kidney anemia.',
    unlike: ['hepatic-confusion', 'autoimmune-joint', 'low-sugar-brain', 'adh', 'portal-varices'],
    takeaway:
      'Failing kidneys make little erythropoietin and active vitamin D. Anemia and bone disease follow. Iron is checked before the hormone is given.',
  },
];
