import type { MedicalTerm } from '../../contracts/terminology.ts';

/** Terms of wounds, healing and surgical complications. */
export const surgeryWoundsTerms: readonly MedicalTerm[] = [
  {
    term: 'Healing by primary intention',
    definition:
      'Closure of a clean cut whose edges are brought together by suture, staple or glue, so that little granulation tissue forms.',
    category: 'Surgery',
    pronunciation: 'HEE-ling by PRY-mair-ee in-TEN-shun',
    etymology:
      'Old English haelan, to make whole + Latin primarius, of the first rank + intentio, purpose',
    parts: [],
    examples: [
      'A thyroid incision is sealed within 48 hours and leaves a thin line.',
      'A drained abscess left open to fill from its base heals by secondary intention instead.',
    ],
    relatedTerms: ['Dehiscence', 'Debridement', 'Surgical site infection'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'Strength returns slowly: about half at six weeks and at most some 80 percent of normal skin later, hence the lifting limits after an operation.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Debridement',
    definition:
      'Removal of dead, contaminated or infected tissue from a wound so that healthy tissue can heal.',
    category: 'Surgery',
    pronunciation: 'dih-BREED-ment',
    etymology: 'French débrider, to unbridle, from bride, bridle',
    parts: [],
    examples: [
      'Black eschar over the sacrum is cut away until the edges bleed.',
      'Medical maggots and enzyme ointments do the same work without a blade.',
    ],
    relatedTerms: ['Pressure injury', 'Surgical site infection', 'Healing by primary intention'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'It lowers the bacterial load and shows true wound depth; dry, stable heel eschar with poor arterial supply is left alone.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Dehiscence',
    definition: 'Partial or complete separation of the layers of a closed surgical wound.',
    category: 'Surgery',
    pronunciation: 'dih-HIS-ens',
    etymology: 'Latin dehiscere, to gape open',
    parts: [],
    examples: [
      'On day seven, salmon-colored fluid soaks the dressing of a midline incision after a cough.',
      'Edges that gap by a centimeter with no organ in view differ from evisceration.',
    ],
    relatedTerms: ['Evisceration', 'Surgical site infection', 'Healing by primary intention'],
    bodySystem: 'Skin and fascia',
    clinicalSignificance:
      'Obesity, cough, diabetes, steroids and poor nutrition predispose; most cases appear five to ten days after the operation.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Evisceration',
    definition:
      'Protrusion of bowel or another internal organ through an opened abdominal incision.',
    category: 'Surgery',
    pronunciation: 'ee-vis-er-AY-shun',
    etymology: 'Latin e-, out, and viscera, inner organs',
    parts: [
      { part: 'e-', kind: 'prefix', meaning: 'out' },
      { part: 'viscer/o', kind: 'root', meaning: 'internal organ' },
      { part: '-ation', kind: 'suffix', meaning: 'process' },
    ],
    examples: [
      "A loop of intestine lies on the patient's gown after he felt something give way.",
      'The nurse covers the loop with sterile gauze wet with saline and calls the surgeon.',
    ],
    relatedTerms: ['Dehiscence', 'Laparotomy', 'Strangulated hernia'],
    bodySystem: 'Abdomen',
    clinicalSignificance:
      'It is an emergency: low Fowler position with knees bent, nothing by mouth, no attempt to push organs back, and prompt return to the operating room.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Surgical site infection',
    definition:
      'Invasion by microorganisms at or near an incision within 30 days of an operation, or within 90 days for certain procedures such as implants.',
    category: 'Surgery',
    pronunciation: 'SUR-jih-kul SYT in-FEK-shun',
    etymology: 'Greek cheirourgia, work of the hand + Latin situs, place + inficere, to stain',
    parts: [],
    examples: [
      'Five days after a hernia repair the incision is warm, red and drains pus that grows Staphylococcus aureus.',
      'Redness limited to the staple holes is not enough for the diagnosis.',
    ],
    relatedTerms: ['Dehiscence', 'Debridement', 'Cellulitis'],
    bodySystem: 'Skin and deep tissue',
    clinicalSignificance:
      'Antibiotic within 60 minutes before incision (120 for vancomycin), clipping rather than shaving, warmth and glucose control reduce it.',
    commonAbbreviations: ['SSI (surgical site infection)'],
    illustration: null,
  },
  {
    term: 'Seroma',
    definition:
      'Pocket of clear yellowish fluid that gathers in the space left under a surgical wound.',
    category: 'Surgery',
    pronunciation: 'sih-ROH-muh',
    etymology: 'Latin serum, whey + Greek -oma, swelling',
    parts: [
      { part: 'ser/o', kind: 'root', meaning: 'serum' },
      { part: '-oma', kind: 'suffix', meaning: 'swelling or tumor' },
    ],
    examples: [
      'Two weeks after mastectomy, a soft, painless swelling without redness sways under the scar.',
      'A tense, bruised swelling hours after the operation is a hematoma instead.',
    ],
    relatedTerms: ['Dehiscence', 'Surgical site infection', 'Fistula'],
    bodySystem: 'Skin',
    clinicalSignificance:
      'Small ones are absorbed; large or painful ones are aspirated under sterile technique, since each puncture can carry in bacteria.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Fistula',
    definition: 'Abnormal passage that connects two hollow organs or a hollow organ with the skin.',
    category: 'Surgery',
    pronunciation: 'FIS-choo-luh',
    etymology: 'Latin fistula, pipe',
    parts: [],
    examples: [
      'Bowel contents appear at the wound ten days after a leak: an enterocutaneous tract.',
      'In contrast, a sinus tract is blind and opens at one end only.',
    ],
    relatedTerms: ['Anastomosis', 'Seroma', 'Parenteral nutrition'],
    bodySystem: 'Gastrointestinal and skin',
    clinicalSignificance:
      'Output above 500 mL a day counts as high and drains fluid, sodium and bicarbonate; foreign body, infection, tumor or distal blockage keeps it open.',
    commonAbbreviations: [],
    illustration: null,
  },
  {
    term: 'Postoperative ileus',
    definition:
      'Temporary loss of propulsion in the gut after surgery, with distention and no flatus, though nothing blocks the lumen.',
    category: 'Surgery',
    pronunciation: 'pohst-OP-er-uh-tiv IL-ee-us',
    etymology: 'Latin post, after, and operari, to work + Greek eileos, twisting, colic',
    parts: [],
    examples: [
      'Three days after colectomy the abdomen is swollen and silent, and films show gas throughout small and large bowel.',
      'High-pitched rushes with colicky pain and an empty colon on CT favor mechanical obstruction.',
    ],
    relatedTerms: ['Laparotomy', 'Anastomosis', 'Strangulated hernia'],
    bodySystem: 'Gastrointestinal',
    clinicalSignificance:
      'Small bowel usually recovers within a day and colon in two to three; opioids and low potassium prolong it, walking and early feeding shorten it.',
    commonAbbreviations: ['POI (postoperative ileus)'],
    illustration: null,
  },
  {
    term: 'Strangulated hernia',
    definition:
      'Protruding bowel whose blood supply is cut off by the tight ring through which it has passed.',
    category: 'Surgery',
    pronunciation: 'STRANG-gyoo-lay-ted HER-nee-uh',
    etymology: 'Latin strangulare, to choke + hernia, rupture',
    parts: [],
    examples: [
      'A groin lump that used to slip back is now hard, red and exquisitely tender, and the patient vomits.',
      'An incarcerated one cannot be pushed back but its blood flow is intact.',
    ],
    relatedTerms: ['Postoperative ileus', 'Laparotomy', 'Evisceration'],
    bodySystem: 'Gastrointestinal',
    clinicalSignificance:
      'Bowel dies within hours, so it goes to surgery without delay and is not forced back; femoral types carry the highest risk.',
    commonAbbreviations: [],
    illustration: null,
  },
];
