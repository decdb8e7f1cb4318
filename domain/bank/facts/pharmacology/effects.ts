import type { Phrase } from './phrase.ts';

/** Unwanted effects as they show themselves, and which drugs they point to. */
export const effects = {
  dryCough: [
    'Dry cough that does not settle',
    'ACE inhibitors let bradykinin build up in the airways, which causes a dry cough.',
  ],
  lipSwelling: [
    'Swelling of the lips and tongue',
    'Angioedema is a dangerous effect of ACE inhibitors and of sacubitril. It can close the airway.',
  ],
  ankleSwelling: [
    'Painless swelling of both ankles',
    'Dihydropyridine calcium channel blockers widen arterioles, so that fluid gathers at the ankles.',
  ],
  slowPulse: [
    'Resting pulse of 44 beats/min',
    'Beta blockers, diltiazem, verapamil, amiodarone, digoxin and donepezil slow the heart.',
  ],
  wheeze: [
    'New wheezing and tight breathing',
    'Nonselective beta blockers and, in sensitive people, aspirin and NSAIDs narrow the airways.',
  ],
  yellowHalos: [
    'Yellow-green halos around lights',
    'Disturbed color vision with nausea and a slow pulse points to digoxin toxicity.',
  ],
  darkMuscle: [
    'Muscle pain with dark brown urine',
    'Statins can break down muscle. The released myoglobin darkens the urine and harms the kidneys.',
  ],
  faceFlush: [
    'Hot, itchy flushing of the face',
    'Niacin releases prostaglandins in the skin, which widen its vessels.',
  ],
  gumGrowth: [
    'Overgrowth of the gum tissue',
    'Gingival overgrowth is typical of phenytoin and cyclosporine.',
  ],
  blisterRash: [
    'Blistering rash with mouth sores',
    'Stevens-Johnson syndrome is a risk of lamotrigine, carbamazepine, phenytoin, allopurinol and sulfonamides.',
  ],
  tendonPain: [
    'Sudden pain behind the heel',
    'Fluoroquinolones can inflame and tear tendons, most often the Achilles tendon.',
  ],
  hearing: [
    'Ringing in the ears and poor hearing',
    'Aminoglycosides, cisplatin, loop diuretics and large doses of salicylate harm the inner ear.',
  ],
  orangeUrine: [
    'Orange-red color of the urine',
    'Rifampin colors urine, sweat and tears. The change is harmless.',
  ],
  numbFeet: [
    'Numb, tingling toes and soles',
    'Isoniazid, vincristine, cisplatin, fluoroquinolones and long metronidazole courses injure nerves.',
  ],
  redGreen: [
    'Loss of red-green color vision',
    'Ethambutol can inflame the optic nerve. Trouble telling red from green is an early sign.',
  ],
  jaundice: [
    'Yellow eyes and dark urine',
    'Jaundice points to liver injury, as from isoniazid, pyrazinamide, valproate, methotrexate or amiodarone.',
  ],
  feverThroat: [
    'Fever with a very sore throat',
    'Methimazole, clozapine, carbamazepine, methotrexate and most cytotoxic drugs can stop the making of white cells.',
  ],
  rigidFever: [
    'High fever with rigid muscles',
    'Neuroleptic malignant syndrome follows dopamine blockers such as haloperidol.',
  ],
  lipSmacking: [
    'Lip smacking and tongue darting',
    'Tardive dyskinesia comes after months of dopamine blockade by antipsychotics or metoclopramide.',
  ],
  neckSpasm: [
    'Neck pulled to one side by spasm',
    'Acute dystonia follows early doses of haloperidol, metoclopramide or prochlorperazine.',
  ],
  sugarWeight: [
    'Weight gain with rising glucose',
    'Olanzapine, clozapine and systemic corticosteroids raise weight and blood glucose.',
  ],
  coarseTremor: [
    'Coarse tremor with unsteady gait',
    'Coarse tremor, ataxia and vomiting point to lithium toxicity.',
  ],
  pressureCrisis: [
    'Pounding headache, pressure 220/120',
    'MAO inhibitors let tyramine from aged food release norepinephrine, which drives the pressure up.',
  ],
  clonus: [
    'Agitation, sweating and ankle clonus',
    'Serotonin syndrome follows drugs that raise serotonin, above all when two are combined.',
  ],
  retention: [
    'Dry mouth and trouble urinating',
    'Drugs that block acetylcholine, such as diphenhydramine, oxybutynin and amitriptyline, do this.',
  ],
  lowSodium: [
    'Confusion with sodium 121 mEq/L',
    'Thiazides, SSRIs, desmopressin, carbamazepine and oxcarbazepine can lower sodium enough to cloud the mind.',
  ],
  blackStool: [
    'Black, tarry bowel movements',
    'Digested blood points to the stomach, where NSAIDs, aspirin and anticoagulants cause bleeding.',
  ],
  bruising: [
    'Bleeding gums and new bruises',
    'Anticoagulants, antiplatelet drugs and drugs that lower platelets show first in skin and gums.',
  ],
  plateletFall: [
    'Platelets halved by the sixth day',
    'Antibodies to heparin with platelet factor 4 use up platelets and cause clots.',
  ],
  calfClot: [
    'One swollen, painful calf',
    'Estrogens, raloxifene, tamoxifen and epoetin favor clots in deep veins.',
  ],
  jawPain: [
    'Exposed bone and pain in the jaw',
    'Bisphosphonates and denosumab can lead to death of jaw bone after dental work.',
  ],
  swallowPain: [
    'Burning pain on swallowing',
    'Tablets of alendronate or doxycycline that stick in the esophagus burn its lining.',
  ],
  lowSugar: [
    'Sweating, shakiness and hunger',
    'Insulin and sulfonylureas can lower glucose too far, most often when a meal is missed.',
  ],
  genitalItch: [
    'Genital itching and white discharge',
    'SGLT2 inhibitors put glucose into the urine, on which yeasts grow.',
  ],
  backPain: [
    'Severe belly pain through to the back',
    'Pancreatitis has been linked to GLP-1 agonists, valproate, azathioprine and isotretinoin.',
  ],
  thyroidExcess: [
    'Palpitations and heat intolerance',
    'Palpitations with heat intolerance are signs of too much levothyroxine.',
  ],
  thrush: [
    'White patches that wipe off the tongue',
    'Inhaled corticosteroid left in the mouth, or a high systemic dose, lets Candida grow.',
  ],
  fineTremor: [
    'Fine tremor and a racing pulse',
    'Beta-2 agonists such as albuterol, and too much theophylline, stimulate muscle and the heart.',
  ],
  pinpoint: [
    'Slow breathing, pinpoint pupils',
    'Opioids depress the drive to breathe and constrict the pupils.',
  ],
  bladderBlood: [
    'Blood in the urine with burning',
    'Cyclophosphamide breaks down to acrolein, which injures the bladder wall.',
  ],
  orthopnea: [
    'Breathlessness when lying flat',
    'Doxorubicin, trastuzumab and pioglitazone can cause or worsen heart failure.',
  ],
  lungScar: [
    'Growing breathlessness, dry crackles',
    'Amiodarone, bleomycin, methotrexate and long-term nitrofurantoin can scar the lungs.',
  ],
  mouthUlcers: [
    'Mouth ulcers with a low cell count',
    'Methotrexate harms cells that divide fast, those of the mouth and the bone marrow.',
  ],
  sunburn: [
    'Severe sunburn after a short walk',
    'Tetracyclines, thiazides, sulfonamides, isotretinoin and amiodarone make skin sensitive to light.',
  ],
  wateryStool: [
    'Watery stools ten times a day',
    'C. difficile colitis follows antibiotics such as clindamycin, fluoroquinolones and cephalosporins.',
  ],
  chestItch: [
    'Flushed, itching neck and chest',
    'Vancomycin that runs in too fast releases histamine.',
  ],
  eyePain: [
    'Severe eye pain with blurred sight',
    'Topiramate and drugs that block acetylcholine can close a narrow angle of the eye.',
  ],
  readingLoss: [
    'Blind spots when reading',
    'Hydroxychloroquine can injure the retina after years of use.',
  ],
  goutToe: [
    'Hot, swollen, painful great toe',
    'Thiazides, loop diuretics, niacin and pyrazinamide raise uric acid and can set off gout.',
  ],
  breastGrowth: [
    'Tender breast growth in a man',
    'Spironolactone blocks androgen receptors and can enlarge the male breast.',
  ],
  standingFaint: [
    'Faintness on standing up',
    'Alpha blockers, nitrates, diuretics, ACE inhibitors, dopamine agonists and tricyclics let the pressure fall on standing.',
  ],
  stones: [
    'Flank pain from a kidney stone',
    'Topiramate and acetazolamide make the urine alkaline and favor stones.',
  ],
  priapism: [
    'Erection lasting over 4 hours',
    'Trazodone and PDE-5 inhibitors can cause priapism, which needs treatment at once.',
  ],
  lupus: [
    'Aching joints and a rash on the cheeks',
    'Hydralazine, procainamide and isoniazid can cause a lupus-like illness.',
  ],
  moonFace: [
    'Round face and thin, bruised skin',
    'Long use of systemic corticosteroids gives the picture of Cushing syndrome.',
  ],
  dreams: [
    'Vivid nightmares and dark moods',
    'Montelukast, efavirenz and isotretinoin have been linked to changes of sleep, mood and behavior.',
  ],
  gambling: [
    'New, strong urge to gamble',
    'Dopamine agonists such as pramipexole can weaken control of impulses.',
  ],
  noReflexes: [
    'Knee reflexes that cannot be found',
    'Loss of deep tendon reflexes is an early sign of too much magnesium.',
  ],
  nightSweats: [
    'Night sweats and weight loss',
    'TNF inhibitors can wake latent tuberculosis, which shows itself in this way.',
  ],
  gas: [
    'Bloating and gas after meals',
    'Acarbose leaves starch for the bacteria of the colon, which make gas of it.',
  ],
  lowCalcium: [
    'Tingling lips and muscle cramps',
    'Denosumab and zoledronic acid can lower calcium when vitamin D or the kidneys fail.',
  ],
  lowPotassium: [
    'Weak legs and flat T waves',
    'Loop and thiazide diuretics and amphotericin B waste potassium; beta-2 agonists move it into cells.',
  ],
  highPotassium: [
    'Weak legs and peaked T waves',
    'ACE inhibitors, ARBs, spironolactone and trimethoprim hold back potassium.',
  ],
  longQt: [
    'Fainting with a QT of 540 ms',
    'Sotalol, methadone, haloperidol, ondansetron, macrolides and fluoroquinolones lengthen the QT interval.',
  ],
  seizure: [
    'First seizure of adult life',
    'Bupropion, tramadol, clozapine and toxic levels of theophylline lower the seizure threshold.',
  ],
  alcoholFlush: [
    'Flushing and vomiting after wine',
    'Disulfiram blocks the breakdown of alcohol, so that acetaldehyde builds up.',
  ],
  greenVomit: [
    'Vomiting and loss of appetite',
    'Vomiting is an early sign of toxic levels of theophylline, digoxin or lithium.',
  ],
  hairyFace: [
    'Growth of hair on the face',
    'Minoxidil taken by mouth, cyclosporine and phenytoin make hair grow.',
  ],
  risingPressure: [
    'Pressure rising to 184/106 mm Hg',
    'Epoetin, NSAIDs, corticosteroids, venlafaxine, cyclosporine and decongestants can raise the pressure.',
  ],
  kidneyFall: [
    'Creatinine doubled in four days',
    'Aminoglycosides, vancomycin, amphotericin B, NSAIDs, cisplatin and cyclosporine can injure the kidneys.',
  ],
} as const satisfies Readonly<Record<string, Phrase>>;

/** The code of an unwanted effect. */
export type Effect = keyof typeof effects;
