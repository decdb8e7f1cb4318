import type { WrittenItemSet } from '../../../item/written-item.ts';

export const pharmacologicalParenteral2 = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'pharmacological-parenteral',
  source:
    'Standard nursing pharmacology, infusion therapy and transfusion texts; medication safety guidance',
  items: [
    {
      id: 'rn-ppt-transfusion-reaction',
      topic: 'Blood and blood products',
      level: 'analysis',
      type: 'single',
      stem: 'Ten minutes after packed red cells are started, a client has chills, low back pain and a sense of doom. Temperature has gone from 36.9 °C (98.4 °F) to 38.6 °C (101.5 °F), and blood pressure from 128/76 mm Hg to 92/50 mm Hg. Which action should the nurse take first?',
      options: [
        {
          text: 'Slow the blood and give the ordered acetaminophen',
          why: 'Slowing still lets harmful cells run in. An antipyretic may be given for a mild febrile reaction after the cause is assessed.',
        },
        {
          text: 'Stop the blood and hang saline with new IV tubing',
          why: 'This ends exposure and keeps the vein open without flushing in the cells left in the line. Calls and samples come next.',
          right: true,
        },
        {
          text: 'Flush the blood line with saline and recheck later',
          why: 'Flushing the line pushes more red cells into the client. The old tubing and bag are kept for the blood bank.',
        },
        {
          text: 'Call the blood bank and wait for their directions',
          why: 'The bank must be told, but the blood would keep running during the call. The flow is stopped first.',
        },
      ],
      explanation:
        'Fever, chills, back pain and hypotension soon after the start suggest an acute hemolytic reaction. Stop, change the tubing, run saline, support and call. Recheck identity and send the bag, tubing, blood and urine as policy directs.',
    },
    {
      id: 'rn-ppt-air-embolism',
      topic: 'Central venous access devices',
      level: 'analysis',
      type: 'single',
      stem: 'A client with a subclavian central line sits up to walk to the toilet, and the unclamped tubing comes apart at the hub. The client gasps and has chest pain, a heart rate of 130/min and SpO₂ 84%. The nurse clamps the catheter. How should the nurse position the client next?',
      options: [
        {
          text: 'Left side with the head low',
          why: 'This position is meant to keep air in the right heart, away from the outflow to the lungs. Oxygen and an emergency call go with it.',
          right: true,
        },
        {
          text: 'Right side with the hips up',
          why: 'On this side air in the right ventricle can move more easily to the pulmonary outflow.',
        },
        {
          text: 'Prone with the head turned',
          why: 'Prone limits access and does not trap the air. It is used for some clients with severe lung injury.',
        },
        {
          text: 'Upright with the legs hung',
          why: 'Sitting upright eases heart failure. Here it lowers pressure in the central veins, which draws in air if any opening is left.',
        },
      ],
      explanation:
        'Sudden distress after a central line opens to air is an air embolism. Clamp the line, turn the client to the left with the head down unless another condition forbids it, give oxygen and call for help. Clamps, locked hubs and a held breath during changes prevent it.',
    },
    {
      id: 'rn-ppt-vesicant-extravasation',
      topic: 'Parenteral and intravenous therapy',
      level: 'application',
      type: 'single',
      stem: 'During an infusion of vincristine, a vesicant, through a peripheral vein, a client says the arm burns. The nurse sees swelling and redness around the site and stops the infusion. Which action should the nurse take next?',
      options: [
        {
          text: 'Flush the line with saline to dilute the drug',
          why: 'Flushing drives more drug into the tissue. It is a way to clear a line that is known to be in the vein.',
        },
        {
          text: 'Pull the catheter out and press on the site',
          why: 'Early removal loses the path for withdrawing drug, and pressure spreads it. The catheter comes out after that step.',
        },
        {
          text: 'Wrap the arm firmly and let it hang down low',
          why: 'Pressure and a low position spread the drug and add swelling. The arm is raised.',
        },
        {
          text: 'Draw back drug from the catheter left in place',
          why: 'Withdrawing what is left in the catheter and tissue limits the damage. Then the antidote and compress for that drug are used by protocol.',
          right: true,
        },
      ],
      explanation:
        'For a vesicant leak: stop, leave the catheter, aspirate what can be withdrawn, then follow the protocol for antidote and warm or cold compress. Do not flush and do not press. The provider is told and the site is charted.',
    },
    {
      id: 'rn-ppt-tpn-bag-empty',
      topic: 'Total parenteral nutrition',
      level: 'application',
      type: 'single',
      stem: 'A client with type 2 diabetes takes nothing by mouth and receives total parenteral nutrition with 25% dextrose at 80 mL/hour through a central line. Regular insulin was given under the skin an hour ago. The bag is almost empty, and the pharmacy says the next bag will come in 3 hours. The unit has standing orders for a late bag. Which action should the nurse take?',
      options: [
        {
          text: 'Hang 10% dextrose in water at the same rate',
          why: 'Insulin is at work, and the client has no other source of sugar. A 10% dextrose bag bridges the gap and prevents hypoglycemia.',
          right: true,
        },
        {
          text: 'Hang 0.9% sodium chloride at the same rate',
          why: 'Saline keeps the vein open but gives no sugar. The glucose could fall while the insulin acts.',
        },
        {
          text: 'Slow the dextrose to 25 mL/hour for the wait',
          why: 'Cutting the rate lowers the sugar supply while the insulin acts. Rates are changed by prescription.',
        },
        {
          text: 'Flush and cap the line until the bag arrives',
          why: 'A sudden stop with insulin on board can bring on hypoglycemia. Planned stops are ordered, often with a taper.',
        },
      ],
      explanation:
        'When high-dextrose nutrition is interrupted, hypoglycemia is the danger, above all after insulin. If the next bag is late, 10% dextrose in water runs at the same rate and glucose is checked often. When the bag does come, the rate is not raised to catch up.',
    },
    {
      id: 'rn-ppt-opioid-sedation',
      topic: 'Pharmacological pain management',
      level: 'analysis',
      type: 'single',
      stem: 'One hour after a dose of IV hydromorphone for pain from a fractured pelvis, a client opens the eyes briefly to a firm shake and drifts off in mid-sentence. Respirations are 6/min and shallow, SpO₂ is 85% on room air and the pupils are very small. Which prescribed intervention comes first, along with opening the airway?',
      options: [
        {
          text: 'Flumazenil by slow IV injection',
          why: 'Flumazenil reverses benzodiazepines. No such drug was given.',
        },
        {
          text: 'Glucose 50% solution by IV push',
          why: 'Concentrated glucose treats low blood sugar. Slow breathing and pinpoint pupils point to the opioid.',
        },
        {
          text: 'Naloxone in titrated IV doses',
          why: 'Naloxone reverses opioid depression of breathing. Small repeated doses restore breathing without bringing back full pain.',
          right: true,
        },
        {
          text: 'Ketorolac in place of opioids',
          why: 'A change of analgesic may come later. It does nothing for the breathing now.',
        },
      ],
      explanation:
        'Rising sedation comes before respiratory depression, so sedation is scored with each opioid dose. With slow shallow breathing, support the airway and give naloxone. Its effect may end before that of the opioid, so watch for return of sedation.',
    },
    {
      id: 'rn-ppt-warfarin-teaching',
      topic: 'Insulin and anticoagulant therapy',
      level: 'application',
      type: 'multiple',
      stem: 'A client with atrial fibrillation is going home on warfarin. The nurse reviews the teaching. Which statements by the client show understanding? Select all that apply.',
      options: [
        {
          text: 'I will eat about the same amount of greens each week.',
          why: 'Vitamin K in greens opposes warfarin, so a steady intake keeps the INR stable. Greens need not be cut out.',
          right: true,
        },
        {
          text: 'I will take ibuprofen rather than acetaminophen for pain.',
          why: 'NSAIDs harm the stomach lining and platelets, so bleeding risk rises. Pain relief should be cleared with the provider.',
        },
        {
          text: 'I will have my blood tested on the dates I am given.',
          why: 'The INR guides the dose, since the range between clot and bleed is narrow.',
          right: true,
        },
        {
          text: 'I will take two tablets if I forgot the day before.',
          why: 'Doubling can overshoot the INR. A missed dose is taken the same day if remembered, and otherwise is skipped and reported.',
        },
        {
          text: 'I will call about black stools or bleeding gums.',
          why: 'These are signs of bleeding that need a check of the INR.',
          right: true,
        },
        {
          text: 'I will start ginkgo to help my memory as I age.',
          why: 'Ginkgo may add to the bleeding risk. Herbs are cleared with the provider first.',
        },
      ],
      explanation:
        'Safe warfarin use rests on regular INR tests, steady vitamin K intake, bleeding watch and checks of every new drug or herb. NSAIDs and double doses raise the risk of bleeding. Others, such as dentists, should know of the drug.',
    },
    {
      id: 'rn-ppt-duplicate-beta-blocker',
      topic: 'Medication reconciliation',
      level: 'analysis',
      type: 'single',
      stem: 'A nurse compares home and admission lists for a client with pneumonia and hypertension. The home list shows atenolol, atorvastatin and a multivitamin. The admission orders show atenolol, metoprolol tartrate, atorvastatin and ceftriaxone. The heart rate is 58/min. Which action should the nurse take before giving medicines?',
      options: [
        {
          text: 'Give both and recheck the pulse within the hour',
          why: 'Two drugs of the same class can cause severe bradycardia and hypotension. Watching does not undo a preventable error.',
        },
        {
          text: 'Ask the prescriber about the pair of beta blockers',
          why: 'Atenolol and metoprolol are a therapeutic duplication. The nurse resolves it with the prescriber before a dose is given.',
          right: true,
        },
        {
          text: 'Hold the statin because it slows the heart rate',
          why: 'A statin does not affect the heart rate. It appears on both lists and can go on.',
        },
        {
          text: 'Give atenolol and strike metoprolol off the list',
          why: 'A nurse cannot discontinue an order alone. The prescriber decides which drug stays.',
        },
      ],
      explanation:
        'Reconciliation compares lists at each transition and looks for omissions, duplications, wrong doses and interactions. Drugs with the same ending often share a class. Discrepancies are settled with the prescriber before the dose.',
    },
    {
      id: 'rn-ppt-lispro-late-tray',
      topic: 'Insulin and anticoagulant therapy',
      level: 'analysis',
      type: 'single',
      stem: 'A nurse gave a prescribed mealtime dose of insulin lispro at 0730 to a client with type 1 diabetes whose glucose was 142 mg/dL. At 0750 the kitchen reports that the trays will be 45 minutes late. The client feels well and swallows normally. Which action should the nurse take?',
      options: [
        {
          text: 'Prepare glucagon to inject as soon as the client sweats',
          why: 'Glucagon is for severe hypoglycemia when the client cannot swallow. Waiting for signs lets a preventable low occur.',
        },
        {
          text: 'Give juice and crackers from the unit right away',
          why: 'Lispro starts to act within about 15 minutes. Carbohydrate now covers it until the meal arrives.',
          right: true,
        },
        {
          text: 'Recheck the glucose when the breakfast is served',
          why: 'By then the drug is near its peak without food. A check is useful along with carbohydrate, not in its place.',
        },
        {
          text: 'Reduce the next lispro dose by half to make up for it',
          why: 'A later change does nothing for the dose now at work. The nurse does not alter doses without a prescription.',
        },
      ],
      explanation:
        'Rapid-acting insulin is given with food within reach. If the meal is late after the dose, give carbohydrate and recheck glucose. Preventing hypoglycemia is safer than treating it.',
    },
  ],
} satisfies WrittenItemSet;
