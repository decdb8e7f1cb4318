import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of speech, language and voice. */
export const speechAndSwallowingCommunicationTerms: readonly MedicalTerm[] = [
  {
    term: 'Broca aphasia',
    definition:
      'Nonfluent language loss with effortful, telegraphic output and fairly spared comprehension, from left inferior frontal damage.',
    category: 'Speech and Swallowing',
    pronunciation: 'BROH-kuh uh-FAY-zhuh',
    etymology:
      'Eponym of Paul Broca, French surgeon, who localized it in 1861 + Greek a-, without, and phasis, speech',
    parts: [],
    examples: [
      "He says 'walk… dog… rain' and is angry at himself.",
      'Repetition is poor too; when it is kept, the form is transcortical motor.',
    ],
    relatedTerms: ['Wernicke aphasia', 'Apraxia of speech', 'Dysarthria'],
    bodySystem: 'Language',
    clinicalSignificance:
      'Right arm and face weakness usually accompany it; allow time, ask yes-no questions and treat depression, since awareness is intact.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Wernicke aphasia',
    definition:
      'Fluent but empty language with wrong or made-up words and poor comprehension, from left posterior superior temporal damage.',
    category: 'Speech and Swallowing',
    pronunciation: 'VAIR-nih-kuh uh-FAY-zhuh',
    etymology:
      'Eponym of Carl Wernicke, German neurologist, who described it in 1874 + Greek a-, without, and phasis, speech',
    parts: [],
    examples: [
      'Asked about lunch, she says with ease that the tibber went over the nice one.',
      'Delirium fluctuates and impairs attention; this is steady.',
    ],
    relatedTerms: ['Broca aphasia', 'Delirium', 'Echolalia'],
    bodySystem: 'Language',
    clinicalSignificance:
      'No arm weakness may be present, so it is mistaken for psychosis; gestures, pictures and short phrases help, and consent needs care.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Dysarthria',
    definition:
      'Slurred or weak articulation from impaired muscle control, with word choice and grammar intact.',
    category: 'Speech and Swallowing',
    pronunciation: 'dis-AR-three-uh',
    etymology: 'Greek dys, bad + arthron, joint',
    parts: [
      { part: 'dys-', kind: 'prefix', meaning: 'bad' },
      { part: 'arthr/o', kind: 'root', meaning: 'joint' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A man with ALS sounds nasal and strained, yet writes perfect sentences.',
      'If written words are wrong too, language is the trouble.',
    ],
    relatedTerms: ['Apraxia of speech', 'Dysphonia', 'Broca aphasia'],
    bodySystem: 'Speech',
    clinicalSignificance:
      'Sudden onset is a stroke sign; the pattern (flaccid, spastic, ataxic, hypokinetic) locates the lesion, and loudness training helps in Parkinson disease.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Apraxia of speech',
    definition:
      'Disorder of planning and sequencing mouth movements for words, with groping and inconsistent errors though muscles are strong.',
    category: 'Speech and Swallowing',
    pronunciation: 'uh-PRAK-see-uh uv SPEECH',
    etymology: 'Greek a-, without + praxis, action + Old English spraec',
    parts: [
      { part: 'a-', kind: 'prefix', meaning: 'without' },
      { part: 'prax/o', kind: 'root', meaning: 'action' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      "'Catastrophe' comes out three different ways, while 'good morning' is fluent.",
      'Weakness that distorts sounds in the same way each time is dysarthria.',
    ],
    relatedTerms: ['Dysarthria', 'Broca aphasia', 'Stuttering'],
    bodySystem: 'Speech',
    clinicalSignificance:
      'Frequent, short, intensive practice of movements with rhythm and cues is the treatment; childhood cases need it several times a week.',
    commonAbbreviations: ['AOS (apraxia of speech)', 'CAS (childhood apraxia of speech)'],
    illustration: null,
  },
  {
    term: 'Dysphonia',
    definition: 'Altered pitch, loudness or quality of the voice, such as hoarseness.',
    category: 'Speech and Swallowing',
    pronunciation: 'dis-FOH-nee-uh',
    etymology: 'Greek dys, bad + phone, sound',
    parts: [
      { part: 'dys-', kind: 'prefix', meaning: 'bad' },
      { part: 'phon/o', kind: 'root', meaning: 'voice' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A teacher grows rough and tired by Friday; nodules lie on both folds.',
      'No sound at all is aphonia.',
    ],
    relatedTerms: ['Dysarthria', 'Tracheostomy', 'Laryngeal penetration'],
    bodySystem: 'Voice',
    clinicalSignificance:
      'Hoarseness beyond four weeks, or sooner in a smoker or after neck surgery, needs laryngoscopy before voice therapy.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Stuttering',
    definition:
      'Speech fluency disorder with repeated sounds or syllables, prolongations and silent blocks.',
    category: 'Speech and Swallowing',
    pronunciation: 'STUT-er-ing',
    etymology: 'Middle English stutten, to strike against',
    parts: [],
    examples: [
      "A boy of four says 'm-m-m-my bike' with a tense face.",
      'Repeating entire phrases without strain is common at three.',
    ],
    relatedTerms: ['Apraxia of speech', 'Echolalia', 'Dysarthria'],
    bodySystem: 'Speech',
    clinicalSignificance:
      'Most young children recover; male sex, family history and more than a year of duration argue for therapy, and listeners wait rather than finish words.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Echolalia',
    definition: "Repetition of another person's words or phrases, at once or later.",
    category: 'Speech and Swallowing',
    pronunciation: 'ek-oh-LAY-lee-uh',
    etymology: 'Greek echo, returned sound + lalia, talk',
    parts: [
      { part: 'ech/o', kind: 'root', meaning: 'returned sound' },
      { part: '-lalia', kind: 'suffix', meaning: 'speech' },
    ],
    examples: [
      'Asked whether he wants juice, a child answers with the last two words of the question.',
      "Repeating one's own last word over and over is palilalia.",
    ],
    relatedTerms: ['Stuttering', 'Wernicke aphasia', 'Catatonia'],
    bodySystem: 'Speech',
    clinicalSignificance:
      'Normal under about 2.5 to 3 years; in autism it may carry meaning and is a step toward language, so it is shaped rather than suppressed.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Augmentative and alternative communication',
    definition:
      'Tools and methods such as picture boards, signs or speech-generating devices that add to or replace talking.',
    category: 'Speech and Swallowing',
    pronunciation: 'awg-MEN-tuh-tiv and awl-TUR-nuh-tiv kuh-myoo-nih-KAY-shun',
    etymology: 'Latin augmentare, to increase + alternare, to take turns + communicare, to share',
    parts: [],
    examples: [
      "An intubated patient points to 'pain' and then to the leg on a letter board.",
      'Eye-gaze control serves a woman with ALS who cannot use her hands.',
    ],
    relatedTerms: ['Dysarthria', 'Apraxia of speech', 'Tracheostomy'],
    bodySystem: 'Language',
    clinicalSignificance:
      'It does not hold back spoken language in children; in intensive care it improves symptom reports, and voice banking is offered early in ALS.',
    commonAbbreviations: ['AAC (augmentative and alternative communication)'],
    illustration: null,
  },
];
