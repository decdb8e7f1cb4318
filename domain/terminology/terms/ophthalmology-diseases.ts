import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of diseases of the eye. */
export const ophthalmologyDiseasesTerms: readonly MedicalTerm[] = [
  {
    term: 'Cataract',
    definition:
      'Clouding of the lens that causes painless, slow loss of clarity and glare at night.',
    category: 'Ophthalmology',
    pronunciation: 'KAT-uh-rakt',
    etymology: 'Greek kataraktes, waterfall or portcullis',
    parts: [],
    examples: [
      'A 72-year-old gave up night driving because of halos; the red reflex is dull.',
      'Halos with pain and a red eye point to a sudden rise of pressure instead.',
    ],
    relatedTerms: ['Presbyopia', 'Age-related macular degeneration', 'Amblyopia'],
    bodySystem: 'Eye',
    clinicalSignificance:
      'Surgery with an implant restores sight in most when daily life suffers; alpha-blockers such as tamsulosin make the iris floppy, so the surgeon must know.',
    commonAbbreviations: [],
    illustration: 'eye-section',
  },
  {
    term: 'Primary open-angle glaucoma',
    definition:
      'Slow, painless loss of optic nerve fibers and side vision although the drainage channel between iris and cornea looks free.',
    category: 'Ophthalmology',
    pronunciation: 'PRY-mair-ee OH-pun ANG-gul glaw-KOH-muh',
    etymology:
      'Latin primarius, first + Old English open + Latin angulus, corner + Greek glaukoma, from glaukos, bluish gray',
    parts: [],
    examples: [
      'A cup-to-disc ratio of 0.8 and an arcuate field loss are found at a routine visit; the patient noticed nothing.',
      'Pressure of 26 mm Hg with a normal nerve and field is ocular hypertension.',
    ],
    relatedTerms: ['Acute angle-closure glaucoma', 'Papilledema', 'Diabetic retinopathy'],
    bodySystem: 'Eye',
    clinicalSignificance:
      'Lost field never returns; drops or laser lower pressure by 25 percent or more, and timolol drops can provoke asthma and bradycardia.',
    commonAbbreviations: ['POAG (primary open-angle glaucoma)', 'IOP (intraocular pressure)'],
    illustration: null,
  },
  {
    term: 'Acute angle-closure glaucoma',
    definition:
      'Sudden blockage of aqueous outflow by the iris, with a hard, red, painful eye, halos and a fixed mid-dilated pupil.',
    category: 'Ophthalmology',
    pronunciation: 'uh-KYOOT ANG-gul KLOH-zher glaw-KOH-muh',
    etymology:
      'Latin acutus, sharp + angulus, corner + clausura, a shutting + Greek glaukoma, from glaukos, bluish gray',
    parts: [],
    examples: [
      'In a dark theater a farsighted woman of 65 gets eye pain, vomits and sees rainbows; pressure is 58 mm Hg.',
      'Headache and vomiting can send the patient for an abdominal or head workup instead.',
    ],
    relatedTerms: ['Primary open-angle glaucoma', 'Hyperopia', 'Conjunctivitis'],
    bodySystem: 'Eye',
    clinicalSignificance:
      'Sight is lost within hours to days: timolol, apraclonidine and pilocarpine drops with acetazolamide, then laser iridotomy of both eyes; dilating and anticholinergic drugs are avoided.',
    commonAbbreviations: ['AACG (acute angle-closure glaucoma)'],
    illustration: null,
  },
  {
    term: 'Retinal detachment',
    definition:
      'Separation of the light-sensing layer from the pigment epithelium beneath it, with flashes, floaters and a curtain over the field.',
    category: 'Ophthalmology',
    pronunciation: 'RET-ih-nul dih-TACH-ment',
    etymology: 'Latin rete, net + French détacher, to unfasten',
    parts: [],
    examples: [
      'A nearsighted man of 58 sees a shower of soot, then a shade rising from below.',
      'Zigzags in both eyes for 20 minutes that then fade are migraine aura.',
    ],
    relatedTerms: ['Myopia', 'Diabetic retinopathy', 'Hyphema'],
    bodySystem: 'Eye',
    clinicalSignificance:
      'It is painless but urgent: with the macula still on, repair is done within about a day, since central sight depends on it.',
    commonAbbreviations: ['RD (retinal detachment)'],
    illustration: 'eye-section',
  },
  {
    term: 'Age-related macular degeneration',
    definition:
      'Breakdown of the central retina after 50, with drusen or leaking new vessels, that takes reading vision and spares the periphery.',
    category: 'Ophthalmology',
    pronunciation: 'AYJ rih-LAY-ted MAK-yuh-ler dih-jen-er-AY-shun',
    etymology:
      "Latin aetas, age + relatus, carried back + macula, spot + degenerare, to depart from one's kind",
    parts: [],
    examples: [
      'Lines of the Amsler grid bend in the middle for a smoker of 78.',
      'Tunnel vision with a clear center is the pattern of late glaucoma.',
    ],
    relatedTerms: ['Cataract', 'Diabetic retinopathy', 'Primary open-angle glaucoma'],
    bodySystem: 'Eye',
    clinicalSignificance:
      'The wet form gets injections of anti-VEGF into the eye soon after onset; AREDS2 vitamins slow intermediate dry disease by about a quarter, and smoking doubles risk or more.',
    commonAbbreviations: [
      'AMD (age-related macular degeneration)',
      'VEGF (vascular endothelial growth factor)',
    ],
    illustration: null,
  },
  {
    term: 'Diabetic retinopathy',
    definition:
      'Damage to small vessels at the back of the eye from long high glucose, seen as microaneurysms, hemorrhages and, later, new vessels.',
    category: 'Ophthalmology',
    pronunciation: 'dy-uh-BET-ik ret-ih-NOP-uh-thee',
    etymology: 'Greek diabetes, siphon + Latin rete, net, and Greek pathos, suffering',
    parts: [
      { part: 'diabet/o', kind: 'root', meaning: 'siphon, diabetes' },
      { part: '-ic', kind: 'suffix', meaning: 'pertaining to' },
      { part: 'retin/o', kind: 'root', meaning: 'retina' },
      { part: '-pathy', kind: 'suffix', meaning: 'disease' },
    ],
    examples: [
      'Dot hemorrhages and hard exudates near the fovea are reported though the patient sees 20/20.',
      'New vessels on the disc make it proliferative.',
    ],
    relatedTerms: ['Retinal detachment', 'Age-related macular degeneration', 'Hemoglobin A1c'],
    bodySystem: 'Eye',
    clinicalSignificance:
      'Type 2 is screened at diagnosis and type 1 within five years of onset, then yearly; laser or anti-VEGF prevents most severe loss.',
    commonAbbreviations: [
      'NPDR (nonproliferative diabetic retinopathy)',
      'PDR (proliferative diabetic retinopathy)',
    ],
    illustration: null,
  },
  {
    term: 'Papilledema',
    definition: 'Swelling of both optic discs caused by raised intracranial pressure.',
    category: 'Ophthalmology',
    pronunciation: 'pap-il-uh-DEE-muh',
    etymology: 'Latin papilla, nipple + Greek oidema, swelling',
    parts: [
      { part: 'papill/o', kind: 'root', meaning: 'nipple, optic disc' },
      { part: '-edema', kind: 'suffix', meaning: 'swelling' },
    ],
    examples: [
      'A young woman with morning headaches and brief gray-outs on standing has blurred disc margins.',
      'One swollen disc with painful movement and early loss of color is optic neuritis.',
    ],
    relatedTerms: [
      'Diplopia',
      'Idiopathic intracranial hypertension',
      'Primary open-angle glaucoma',
    ],
    bodySystem: 'Eye and nervous system',
    clinicalSignificance:
      'Brain and venous imaging comes before lumbar puncture; acuity is kept at first, but lasting pressure blinds.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Hyphema',
    definition:
      'Blood in the anterior chamber, often as a level in front of the lower iris after a blow.',
    category: 'Ophthalmology',
    pronunciation: 'hy-FEE-muh',
    etymology: 'Greek hyphaimos, bloodshot, from hypo, under, and haima, blood',
    parts: [],
    examples: [
      'A puck strike leaves a red meniscus that fills a third of the space behind the cornea.',
      'A bright red patch on the white of the eye is only subconjunctival.',
    ],
    relatedTerms: ['Retinal detachment', 'Acute angle-closure glaucoma', 'Hemophilia'],
    bodySystem: 'Eye',
    clinicalSignificance:
      'Shield, head up 30 to 45 degrees and no NSAIDs; rebleeding peaks at days two to five, and sickle trait makes even modest pressure rises dangerous.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Conjunctivitis',
    definition:
      'Inflammation of the membrane over the white of the eye and inner lids, with redness and discharge but clear sight.',
    category: 'Ophthalmology',
    pronunciation: 'kun-jungk-tih-VY-tis',
    etymology: 'Latin conjunctivus, that joins together + Greek -itis, inflammation',
    parts: [
      { part: 'conjunctiv/o', kind: 'root', meaning: 'joining membrane' },
      { part: '-itis', kind: 'suffix', meaning: 'inflammation' },
    ],
    examples: [
      'Watery eyes after a cold with a node before the ear are adenoviral.',
      'Pain, light sensitivity and a drop in acuity demand a slit lamp for keratitis or iritis.',
    ],
    relatedTerms: ['Acute angle-closure glaucoma', 'Kawasaki disease', 'Stevens-Johnson syndrome'],
    bodySystem: 'Eye',
    clinicalSignificance:
      'Hand washing limits spread; contact lens wearers get cover for Pseudomonas, and pus that pours in a newborn means gonorrhea.',
    commonAbbreviations: [],
    illustration: null,
  },
];
