import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of swallowing and its disorders. */
export const speechAndSwallowingSwallowingTerms: readonly MedicalTerm[] = [
  {
    term: 'Oropharyngeal dysphagia',
    definition:
      'Difficulty in moving food or liquid from the mouth through the throat, with cough, choking or nasal return within a second of the attempt.',
    category: 'Speech and Swallowing',
    pronunciation: 'or-oh-fuh-RIN-jee-ul dis-FAY-juh',
    etymology:
      'Latin os, oris, mouth + Greek pharynx, throat + dys, difficult, and phagein, to eat',
    parts: [
      { part: 'or/o', kind: 'root', meaning: 'mouth' },
      { part: 'pharyng/o', kind: 'root', meaning: 'throat' },
      { part: '-eal', kind: 'suffix', meaning: 'pertaining to' },
      { part: 'dys-', kind: 'prefix', meaning: 'difficult' },
      { part: '-phagia', kind: 'suffix', meaning: 'eating' },
    ],
    examples: [
      'After a brainstem stroke, water comes back through the nose.',
      'Food that sticks behind the breastbone seconds later points to the esophagus.',
    ],
    relatedTerms: ['Silent aspiration', 'Videofluoroscopic swallowing study', 'Chin tuck'],
    bodySystem: 'Mouth and throat',
    clinicalSignificance:
      'It affects about half of patients early after stroke; screening before the first sip and any tablet lowers pneumonia.',
    commonAbbreviations: [],
    illustration: 'swallowing-phases',
  },
  {
    term: 'Silent aspiration',
    definition:
      'Entry of food, drink or saliva below the vocal folds without cough or other outward sign.',
    category: 'Speech and Swallowing',
    pronunciation: 'SY-lent as-pih-RAY-shun',
    etymology: 'Latin silens, still + aspirare, to breathe toward',
    parts: [],
    examples: [
      'Thin barium runs down the trachea while the patient chats on.',
      'A wet voice and cough after sips show that the reflex still works.',
    ],
    relatedTerms: [
      'Laryngeal penetration',
      'Videofluoroscopic swallowing study',
      'Fiberoptic endoscopic evaluation of swallowing',
    ],
    bodySystem: 'Airway',
    clinicalSignificance:
      'A bedside examination can miss it, so an instrumental study follows when stroke, prolonged intubation or repeated pneumonia raises suspicion.',
    commonAbbreviations: [],
    illustration: 'swallowing-phases',
  },
  {
    term: 'Laryngeal penetration',
    definition:
      'Passage of material into the vestibule above or to the level of the true vocal folds, but not below them.',
    category: 'Speech and Swallowing',
    pronunciation: 'luh-RIN-jee-ul pen-ih-TRAY-shun',
    etymology: 'Greek larynx, upper windpipe + Latin penetrare, to enter within',
    parts: [
      { part: 'laryng/o', kind: 'root', meaning: 'voice box' },
      { part: '-eal', kind: 'suffix', meaning: 'pertaining to' },
    ],
    examples: [
      'A trace of nectar touches the underside of the epiglottis and is squeezed out again: scale score 2.',
      'Once it goes below the folds it scores 6 to 8.',
    ],
    relatedTerms: [
      'Silent aspiration',
      'Videofluoroscopic swallowing study',
      'Oropharyngeal dysphagia',
    ],
    bodySystem: 'Airway',
    clinicalSignificance:
      'Brief, cleared events occur in healthy older people; deep ones that stay predict worse and change texture or posture.',
    commonAbbreviations: ['PAS (Penetration-Aspiration Scale)'],
    illustration: 'swallowing-phases',
  },
  {
    term: 'Videofluoroscopic swallowing study',
    definition: 'Moving X-ray recording of barium in several textures from lips to esophagus.',
    category: 'Speech and Swallowing',
    pronunciation: 'VID-ee-oh-floor-oh-SKOP-ik SWOL-oh-ing STUD-ee',
    etymology:
      'Latin videre, to see, and fluere, to flow (through fluorescence) + Greek skopein, to look at + Old English swelgan',
    parts: [
      { part: 'vide/o', kind: 'root', meaning: 'seeing' },
      { part: 'fluor/o', kind: 'root', meaning: 'glowing or fluorescent' },
      { part: '-scopic', kind: 'suffix', meaning: 'pertaining to viewing' },
    ],
    examples: [
      'Thin liquid is aspirated during the pharyngeal phase; a chin tuck stops it on the next trial.',
      'A camera through the nose shows secretions better but goes white at the key moment.',
    ],
    relatedTerms: [
      'Fiberoptic endoscopic evaluation of swallowing',
      'Fluoroscopy',
      'Silent aspiration',
    ],
    bodySystem: 'Mouth and throat',
    clinicalSignificance:
      'It tests strategies as well as findings; patients must sit up and travel to radiology, and exposure is low, about 0.2 to 1 mSv.',
    commonAbbreviations: [
      'VFSS (videofluoroscopic swallowing study)',
      'MBSS (modified barium swallow study)',
    ],
    illustration: 'swallowing-phases',
  },
  {
    term: 'Fiberoptic endoscopic evaluation of swallowing',
    definition:
      'Direct view of pharynx and larynx by a thin scope through the nose while the patient eats dyed food.',
    category: 'Speech and Swallowing',
    pronunciation: 'FY-ber-OP-tik en-duh-SKOP-ik ih-val-yoo-AY-shun uv SWOL-oh-ing',
    etymology:
      'Latin fibra, thread + Greek optikos, of sight + endon, within, and skopein, to look at + Old French evaluer + Old English swelgan',
    parts: [],
    examples: [
      'At the bedside of a ventilator unit, green pudding remains in the valleculae after three tries.',
      'The brief white-out at the height of the act hides that instant.',
    ],
    relatedTerms: [
      'Videofluoroscopic swallowing study',
      'Silent aspiration',
      'Laryngeal penetration',
    ],
    bodySystem: 'Mouth and throat',
    clinicalSignificance:
      'No radiation and no transport, so it suits intensive care; it also shows edema, pooled saliva and cord mobility after extubation.',
    commonAbbreviations: ['FEES (fiberoptic endoscopic evaluation of swallowing)'],
    illustration: null,
  },
  {
    term: 'Chin tuck',
    definition:
      'Posture with the head flexed forward, which narrows the airway entrance and widens the valleculae while a bolus passes.',
    category: 'Speech and Swallowing',
    pronunciation: 'CHIN TUK',
    etymology: 'Old English cinn and tucian',
    parts: [],
    examples: [
      'A patient with delayed onset drinks with eyes on the lap and stops coughing.',
      'With residue in the pyriform sinuses it may spill material over; turning to the weak side works better there.',
    ],
    relatedTerms: [
      'Oropharyngeal dysphagia',
      'Videofluoroscopic swallowing study',
      'IDDSI framework',
    ],
    bodySystem: 'Mouth and throat',
    clinicalSignificance:
      'It helps some patients and harms others, so it is proved on an instrumental study before it is taught.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'IDDSI framework',
    definition:
      'International scale of eight levels, 0 to 7, that names drink thickness and food texture by simple tests.',
    category: 'Speech and Swallowing',
    pronunciation: 'ID-zee FRAYM-wurk',
    etymology:
      'Acronym of the International Dysphagia Diet Standardisation Initiative + Old English framian and weorc',
    parts: [],
    examples: [
      'Level 2 leaves 4 to 8 mL in a 10-mL syringe after 10 seconds.',
      'Minced and moist food (level 5) has lumps no wider than 4 mm for adults.',
    ],
    relatedTerms: ['Oropharyngeal dysphagia', 'Chin tuck', 'Enteral nutrition'],
    bodySystem: 'Mouth and throat',
    clinicalSignificance:
      'A shared number prevents choking when a tray or patient changes facility; thickened drinks can lower fluid intake, so hydration is watched.',
    commonAbbreviations: ['IDDSI (International Dysphagia Diet Standardisation Initiative)'],
    illustration: null,
  },
];
