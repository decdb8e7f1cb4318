import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of anesthetic drugs, blocks and their complications. */
export const anesthesiologyAgentsTerms: readonly MedicalTerm[] = [
  {
    term: 'Malignant hyperthermia',
    definition:
      'Inherited crisis in which volatile agents or succinylcholine set off uncontrolled calcium release in skeletal muscle, with rigidity, acidosis and rising carbon dioxide.',
    category: 'Anesthesiology',
    pronunciation: 'muh-LIG-nunt hy-per-THER-mee-uh',
    etymology: 'Latin malignus, of evil nature + Greek hyper, over, and therme, heat',
    parts: [
      { part: 'malign', kind: 'root', meaning: 'bad or evil' },
      { part: '-ant', kind: 'suffix', meaning: 'acting' },
      { part: 'hyper-', kind: 'prefix', meaning: 'over' },
      { part: 'therm/o', kind: 'root', meaning: 'heat' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'Twenty minutes into sevoflurane, end-tidal CO2 climbs to 70 mm Hg despite doubled ventilation and the jaw is stiff.',
      'A patient whose father had such a crisis is given propofol by infusion with no volatile agent.',
    ],
    relatedTerms: ['Capnography', 'Neuromuscular blockade', 'Neuroleptic malignant syndrome'],
    bodySystem: 'Muscle and metabolism',
    clinicalSignificance:
      'Stop the trigger and give dantrolene 2.5 mg/kg at once, repeated until signs recede; rising end-tidal CO2 comes before the fever.',
    commonAbbreviations: ['MH (malignant hyperthermia)'],
    illustration: null,
  },
  {
    term: 'Minimum alveolar concentration',
    definition:
      'Percentage of an inhaled anesthetic in the lungs, at one atmosphere, that keeps half of patients from moving when the skin is cut.',
    category: 'Anesthesiology',
    pronunciation: 'MIN-ih-mum al-VEE-uh-ler kon-sen-TRAY-shun',
    etymology:
      'Latin minimus, smallest + alveolus, little hollow + con-, together, and centrum, center',
    parts: [],
    examples: [
      "Sevoflurane's value is about 2 percent and desflurane's about 6 percent, so sevoflurane is the more potent.",
      'An 80-year-old needs roughly a quarter less than a 40-year-old.',
    ],
    relatedTerms: ['Malignant hyperthermia', 'Preoxygenation', 'Neuromuscular blockade'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Dose is reduced with age, opioids, hypothermia and pregnancy and increased in chronic alcohol use; it measures potency, not muscle relaxation.',
    commonAbbreviations: ['MAC (minimum alveolar concentration)'],
    illustration: null,
  },
  {
    term: 'Spinal anesthesia',
    definition:
      'Single injection of a numbing drug into the subarachnoid fluid, usually below L2, that takes feeling and movement from the lower body within minutes.',
    category: 'Anesthesiology',
    pronunciation: 'SPY-nul an-es-THEE-zhuh',
    etymology: 'Latin spina, thorn or backbone + Greek an-, without, and aisthesis, feeling',
    parts: [
      { part: 'spin/o', kind: 'root', meaning: 'backbone' },
      { part: '-al', kind: 'suffix', meaning: 'pertaining to' },
      { part: 'an-', kind: 'prefix', meaning: 'without' },
      { part: 'esthes/o', kind: 'root', meaning: 'feeling' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'For a cesarean, hyperbaric bupivacaine at L3-L4 gives a block to T4 in about ten minutes.',
      'Unlike an epidural, no catheter is usually left and the onset is fast and dense.',
    ],
    relatedTerms: [
      'Epidural analgesia',
      'Post-dural puncture headache',
      'Local anesthetic systemic toxicity',
    ],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Sympathetic block drops blood pressure and heart rate, so phenylephrine or ephedrine stands ready; anticoagulation raises the risk of a hematoma that compresses the cord.',
    commonAbbreviations: ['SAB (subarachnoid block)'],
    illustration: null,
  },
  {
    term: 'Epidural analgesia',
    definition:
      'Pain relief by drug given through a catheter into the fatty space outside the membranes that cover the cord, as in labor or after chest operations.',
    category: 'Anesthesiology',
    pronunciation: 'ep-ih-DOOR-ul an-ul-JEE-zee-uh',
    etymology:
      'Greek epi, upon + Latin dura, hard + Greek an-, without, and algesis, sense of pain',
    parts: [
      { part: 'epi-', kind: 'prefix', meaning: 'upon' },
      { part: 'dur/o', kind: 'root', meaning: 'dura mater' },
      { part: '-al', kind: 'suffix', meaning: 'pertaining to' },
      { part: 'an-', kind: 'prefix', meaning: 'without' },
      { part: 'alges/o', kind: 'root', meaning: 'sense of pain' },
      { part: '-ia', kind: 'suffix', meaning: 'condition' },
    ],
    examples: [
      'A woman at 5 cm dilation is comfortable yet can still move her legs.',
      'A test dose with epinephrine that speeds the heart suggests the catheter lies in a vessel.',
    ],
    relatedTerms: [
      'Spinal anesthesia',
      'Post-dural puncture headache',
      'Local anesthetic systemic toxicity',
    ],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'New back pain and leg weakness with a catheter in place means possible hematoma or abscess and calls for urgent MRI; catheter removal is timed with anticoagulant doses.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Local anesthetic systemic toxicity',
    definition:
      'Overdose reaction to drugs such as bupivacaine in the bloodstream, from metallic taste and seizures to cardiac arrest.',
    category: 'Anesthesiology',
    pronunciation: 'LOH-kul an-es-THET-ik sis-TEM-ik tok-SIS-ih-tee',
    etymology:
      'Latin locus, place + Greek an-, without, and aisthesis, feeling + systema, whole + toxikon, arrow poison',
    parts: [],
    examples: [
      'A minute after an interscalene block, the patient reports ringing ears and a numb mouth, then convulses.',
      'Lidocaine without epinephrine is kept to about 4.5 mg/kg to avoid it.',
    ],
    relatedTerms: ['Spinal anesthesia', 'Epidural analgesia', 'Tinnitus'],
    bodySystem: 'Nervous and cardiovascular',
    clinicalSignificance:
      'Treatment is 20 percent lipid emulsion, 1.5 mL/kg as a bolus then an infusion; epinephrine doses are kept small and vasopressin is avoided.',
    commonAbbreviations: ['LAST (local anesthetic systemic toxicity)'],
    illustration: null,
  },
  {
    term: 'Post-dural puncture headache',
    definition:
      'Head pain, worse upright and eased by lying flat, that begins within days of a needle hole that lets cerebrospinal fluid leak.',
    category: 'Anesthesiology',
    pronunciation: 'POHST DOOR-ul PUNK-cher HED-ayk',
    etymology:
      'Latin post, after + dura, hard + punctura, a pricking + Old English heafod, head, and acan, to ache',
    parts: [],
    examples: [
      'The day after an accidental tap with a 17-gauge needle, a mother cannot sit up to nurse but is well when lying down.',
      'Fine pencil-point needles make it far less common than cutting needles.',
    ],
    relatedTerms: ['Spinal anesthesia', 'Epidural analgesia'],
    bodySystem: 'Nervous system',
    clinicalSignificance:
      'Mild cases get fluids, analgesics and caffeine; an epidural blood patch of about 15 to 20 mL relieves most severe ones.',
    commonAbbreviations: ['PDPH (post-dural puncture headache)'],
    illustration: null,
  },
  {
    term: 'Neuromuscular blockade',
    definition:
      'Drug-induced paralysis of skeletal muscle by agents acting on acetylcholine receptors at the motor end plate.',
    category: 'Anesthesiology',
    pronunciation: 'noor-oh-MUS-kyuh-ler blo-KAYD',
    etymology:
      'Greek neuron, nerve + Latin musculus, little mouse, muscle + blockade, from Dutch blok, log',
    parts: [
      { part: 'neur/o', kind: 'root', meaning: 'nerve' },
      { part: 'muscul/o', kind: 'root', meaning: 'muscle' },
      { part: '-ar', kind: 'suffix', meaning: 'pertaining to' },
    ],
    examples: [
      'One twitch of four on ulnar stimulation means the patient is still deeply relaxed.',
      'Rocuronium paralyzes but gives no sleep and no pain relief, so a hypnotic must run as well.',
    ],
    relatedTerms: ['Rapid sequence induction', 'Malignant hyperthermia', 'Endotracheal intubation'],
    bodySystem: 'Muscle',
    clinicalSignificance:
      'A train-of-four ratio of at least 0.9 is required before extubation; sugammadex or neostigmine reverses nondepolarizing drugs, while succinylcholine can cause lethal hyperkalemia after burns or denervation.',
    commonAbbreviations: ['NMB (neuromuscular blockade)', 'TOF (train-of-four)'],
    illustration: null,
  },
];
