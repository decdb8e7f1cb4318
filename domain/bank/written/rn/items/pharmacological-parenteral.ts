import type { WrittenItemSet } from '../../../item/written-item.ts';

export const pharmacologicalParenteral = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'pharmacological-parenteral',
  source: 'Standard nursing pharmacology and dosage calculation texts; medication safety guidance',
  items: [
    {
      id: 'rn-ppt-ace-angioedema',
      topic: 'Adverse effects, contraindications and interactions',
      level: 'analysis',
      type: 'single',
      stem: 'A clinic nurse speaks by telephone with four clients who began lisinopril within the past month. Which report calls for emergency care?',
      options: [
        {
          text: 'A dry tickling cough that disturbs sleep each night',
          why: 'A dry cough is a common, harmless effect of the class. It needs a routine visit and perhaps another drug.',
        },
        {
          text: 'A puffy tongue and lips that appeared after lunch',
          why: 'This is angioedema, which can close the airway within hours. The drug is stopped for good and the client goes to emergency care.',
          right: true,
        },
        {
          text: 'A light head on standing quickly after the dose',
          why: 'Early doses lower pressure on standing. Slow rising and a pressure check are the advice.',
        },
        {
          text: 'A home reading of 142/88 mm Hg taken this morning',
          why: 'The pressure is above goal and the plan may need a change. It is not an emergency.',
        },
      ],
      explanation:
        'ACE inhibitors can cause cough, first-dose hypotension, high potassium and, rarely, angioedema. Swelling of the lips, tongue or face is an airway emergency. A client who has had it must not take the class again.',
    },
    {
      id: 'rn-ppt-potassium-push',
      topic: 'High-alert medications',
      level: 'application',
      type: 'single',
      stem: 'A client has a serum potassium of 2.9 mEq/L and a urine output of 50 mL/hour. A new prescription reads: potassium chloride 20 mEq IV push now. Which action should the nurse take?',
      options: [
        {
          text: 'Give the dose slowly over five full minutes by hand',
          why: 'Undiluted potassium by direct injection can stop the heart, however slowly it is pushed by hand.',
        },
        {
          text: 'Inject the dose into the bag that is now infusing',
          why: 'Adding drug to a hanging bag mixes poorly and can give a concentrated bolus. Premixed bags from pharmacy are used.',
        },
        {
          text: 'Hold the dose and call for a diluted pump infusion',
          why: 'Potassium is diluted and given by pump at a controlled rate with monitoring. The order as written is unsafe and must be changed.',
          right: true,
        },
        {
          text: 'Give the same amount by deep injection in the hip',
          why: 'Potassium is irritating and is not given by the intramuscular route. A nurse may not change the route alone.',
        },
      ],
      explanation:
        'Concentrated IV potassium is a high-alert drug and is not given by push, IM or subcutaneous route. It is diluted, given by pump and backed by cardiac monitoring at higher rates. The nurse questions an unsafe order before acting.',
    },
    {
      id: 'rn-ppt-amoxicillin-volume',
      topic: 'Dosage calculation',
      level: 'application',
      type: 'single',
      stem: 'A child who weighs 44 lb is prescribed amoxicillin 30 mg/kg/day by mouth in two equal doses. The suspension contains 200 mg in 5 mL. How many milliliters should the nurse give for each dose? Round to the nearest tenth.',
      options: [
        {
          text: '7.5 mL',
          why: '44 lb is 20 kg; 20 kg × 30 mg/kg is 600 mg/day, or 300 mg a dose. 300 mg divided by 200 mg, × 5 mL, is 7.5 mL.',
          right: true,
        },
        {
          text: '15 mL',
          why: 'This is the volume for the whole day, since 600 mg was not divided by two.',
        },
        {
          text: '16.5 mL',
          why: 'This takes 44 lb as 44 kg, which gives 1,320 mg/day and 660 mg a dose. Pounds are divided by 2.2 first.',
        },
        {
          text: '33 mL',
          why: 'This takes 44 lb as 44 kg and also gives the whole day at once: 1,320 mg divided by 200 mg, × 5 mL.',
        },
      ],
      explanation:
        'Convert pounds to kilograms, find the daily dose, divide by the number of doses and only then convert to volume. Check whether the order is per day or per dose. A result that seems large for a child deserves a second look.',
      ordered: true,
    },
    {
      id: 'rn-ppt-gravity-drip-rate',
      topic: 'Dosage calculation',
      level: 'application',
      type: 'single',
      stem: 'A client is prescribed 1,000 mL of 0.9% sodium chloride IV over 8 hours. No pump is at hand, and the gravity tubing has a drop factor of 15 gtt/mL. At how many drops per minute should the nurse set the flow? Round to the nearest whole number.',
      options: [
        {
          text: '8 gtt/min',
          why: 'This divides 125 mL/hour by the drop factor of 15 gtt/mL. The volume is multiplied by it and divided by 60 min.',
        },
        {
          text: '21 gtt/min',
          why: 'This uses a drop factor of 10 gtt/mL. The tubing delivers 15 gtt/mL.',
        },
        {
          text: '31 gtt/min',
          why: '1,000 mL over 8 hours is 125 mL/hour. 125 mL × 15 gtt/mL divided by 60 min is 31.25, which rounds to 31 gtt/min.',
          right: true,
        },
        {
          text: '125 gtt/min',
          why: 'This is the hourly volume of 125 mL/hour taken as drops. It would match microdrip tubing of 60 gtt/mL.',
        },
      ],
      explanation:
        'Drops per minute equal volume in mL × drop factor, divided by the time in minutes. Read the drop factor on the package of the tubing. Partial drops cannot be counted, so the answer is a whole number.',
      ordered: true,
    },
    {
      id: 'rn-ppt-heparin-rate',
      topic: 'Dosage calculation',
      level: 'application',
      type: 'single',
      stem: 'A client who weighs 70 kg (154 lb) has had a heparin bolus of 80 units/kg for deep vein thrombosis. The prescription continues: heparin infusion at 18 units/kg/hour. The bag holds 25,000 units in 500 mL. At what rate should the nurse set the pump? Round to the nearest tenth.',
      options: [
        {
          text: '0.4 mL/hour',
          why: 'This leaves the weight out: 18 units/hour at 50 units/mL. The dose is given for each kilogram.',
        },
        {
          text: '11.5 mL/hour',
          why: 'This divides 70 by 2.2 as if it were pounds: 31.8 kg × 18 units/kg/hour at 50 units/mL. The weight is already in kilograms.',
        },
        {
          text: '12.6 mL/hour',
          why: 'This takes the bag as 25,000 units in 250 mL, or 100 units/mL. The bag holds 50 units/mL.',
        },
        {
          text: '25.2 mL/hour',
          why: '70 kg × 18 units/kg/hour is 1,260 units/hour. At 50 units/mL that is 25.2 mL/hour.',
          right: true,
        },
      ],
      explanation:
        'Work out units per hour from weight, then divide by the concentration in units per mL. Heparin is a high-alert drug, so many units require an independent double check. Keep bolus and infusion doses apart, and read the unit of the weight.',
      ordered: true,
    },
    {
      id: 'rn-ppt-do-not-crush',
      topic: 'Medication administration rights and routes',
      level: 'application',
      type: 'multiple',
      stem: 'A client has a new nasogastric feeding tube, and the nurse prepares the home medicines for administration through it. For which medicines should the nurse ask the provider or pharmacist for another form before giving them? Select all that apply.',
      options: [
        {
          text: 'Furosemide 40 mg immediate-release tablet',
          why: 'A plain tablet can be crushed finely and given in water. A liquid form can also be used.',
        },
        {
          text: 'Diltiazem 180 mg extended-release capsule',
          why: 'Breaking the release system gives the whole day of drug at once. Hypotension and bradycardia can follow.',
          right: true,
        },
        {
          text: 'Aspirin 325 mg tablet with an enteric coat',
          why: 'The coat protects the stomach, and its fragments can block the tube. A plain chewable tablet could be used.',
          right: true,
        },
        {
          text: 'Acetaminophen 650 mg as an oral liquid',
          why: 'A liquid is the form of choice for a tube. Thick liquids are diluted, and the tube is flushed.',
        },
        {
          text: 'Oxycodone 20 mg extended-release tablet',
          why: 'Crushing releases the whole dose at once and can stop breathing. An immediate-release liquid could be used.',
          right: true,
        },
      ],
      explanation:
        'Extended-release and enteric-coated products are not crushed, because the dose, timing or site of release changes. Ask for a liquid or an immediate-release form. Each drug is given apart, with a water flush before and after.',
    },
    {
      id: 'rn-ppt-lactulose-response',
      topic: 'Expected actions and outcomes',
      level: 'application',
      type: 'single',
      stem: 'A client with cirrhosis was admitted with drowsiness, confusion and a flapping tremor of the hands. Lactulose by mouth was started 2 days ago. Which finding shows that the drug is having the desired effect?',
      options: [
        {
          text: 'The skin and eyes look less yellow',
          why: 'Lactulose does not change bilirubin. A clearer color would reflect liver recovery or relief of obstruction.',
        },
        {
          text: 'The stools have become firm and dry',
          why: 'The drug should give two or three soft stools a day. Firm stools mean too small a dose.',
        },
        {
          text: 'The waist measures 3 cm less in girth',
          why: 'Less girth would show a response of ascites to diuretics, salt restriction or paracentesis.',
        },
        {
          text: 'The client can state the date and place',
          why: 'Lactulose traps ammonia in the bowel and removes it in stool. A clearer mind shows that encephalopathy is easing.',
          right: true,
        },
      ],
      explanation:
        'Judge a drug by the reason it was given. In hepatic encephalopathy lactulose lowers ammonia, so orientation and asterixis improve. Soft stools are the sign of dosing, and severe diarrhea means too much.',
    },
    {
      id: 'rn-ppt-digoxin-toxicity',
      topic: 'Adverse effects, contraindications and interactions',
      level: 'analysis',
      type: 'single',
      stem: 'A client with heart failure takes digoxin and furosemide. Before the morning dose of digoxin the client has no appetite, feels sick and sees yellow halos around lights. The apical pulse is 50/min and serum potassium is 3.0 mEq/L. Which action should the nurse take?',
      options: [
        {
          text: 'Give the digoxin and offer an antacid for the nausea',
          why: 'Nausea with halos and a slow pulse points to the drug itself. Another dose would deepen toxicity.',
        },
        {
          text: 'Give half the digoxin now and half at suppertime',
          why: 'A nurse cannot change the dose, and any amount adds to the load. The drug is held.',
        },
        {
          text: 'Hold the digoxin and report the signs of toxicity',
          why: 'Anorexia, nausea, halos and bradycardia are signs of toxicity, and low potassium makes it more likely. A level and potassium are next.',
          right: true,
        },
        {
          text: 'Hold the digoxin and give an added furosemide dose',
          why: 'Furosemide lowers potassium further and so worsens toxicity. It is given for fluid overload by prescription.',
        },
      ],
      explanation:
        'Count the apical pulse for a full minute and look at potassium before digoxin. Low potassium from loop diuretics raises its toxicity. Gut upset, visual halos, slow pulse and new dysrhythmias call for holding the drug and a level.',
    },
  ],
} satisfies WrittenItemSet;
