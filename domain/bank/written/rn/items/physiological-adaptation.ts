import type { WrittenItemSet } from '../../../item/written-item.ts';

export const physiologicalAdaptation = {
  field: 'RN',
  exam: 'NCLEX-RN',
  area: 'physiological-adaptation',
  source: 'Standard medical-surgical, critical care and pathophysiology texts for nurses',
  items: [
    {
      id: 'rn-pad-autonomic-dysreflexia',
      topic: 'Alterations in body systems',
      level: 'analysis',
      type: 'single',
      stem: 'A client with a spinal cord injury at T4 from last year has a sudden pounding headache, flushed face and sweating above the chest. Blood pressure is 212/118 mm Hg and pulse 52/min. The client is lying flat with a urinary catheter that drains into a leg bag. Which action should the nurse take first?',
      options: [
        {
          text: 'Raise the head of the bed to 90°',
          why: 'Sitting up pools blood in the legs and lowers the pressure at once. The search for the trigger follows right away.',
          right: true,
        },
        {
          text: 'Check the tubing for a sharp bend',
          why: 'A full bladder is the most common trigger and is checked next. Lowering the pressure takes a moment and comes first.',
        },
        {
          text: 'Look for stool in the lower bowel',
          why: 'Impaction is a trigger, but it is sought after the bladder and with anesthetic gel. It does not come first.',
        },
        {
          text: 'Give the ordered antihypertensive',
          why: 'A drug is used if pressure stays high after sitting up and removing the cause.',
        },
      ],
      explanation:
        'Autonomic dysreflexia is a surge of sympathetic outflow below an injury at T6 or above. Sit the client up first, loosen clothing, then relieve the trigger: bladder, bowel, skin. Untreated, the pressure can cause a stroke.',
    },
    {
      id: 'rn-pad-hypocalcemia-signs',
      topic: 'Fluid and electrolyte imbalances',
      level: 'application',
      type: 'multiple',
      stem: 'A client is 24 hours past a total thyroidectomy. The parathyroid glands may have been bruised or removed during the operation. Which findings should lead the nurse to suspect the electrolyte imbalance that can result? Select all that apply.',
      options: [
        {
          text: 'Tingling around the mouth and in the fingers',
          why: 'Low calcium makes nerves fire easily, and this is often the first complaint.',
          right: true,
        },
        {
          text: 'Hard stools with sluggish bowel sounds',
          why: 'Constipation goes with high calcium, which slows smooth muscle. Low calcium brings cramps and diarrhea.',
        },
        {
          text: 'Twitch of the face when the cheek is tapped',
          why: 'This is the Chvostek sign of neuromuscular irritability from low calcium.',
          right: true,
        },
        {
          text: 'Weak muscles with reduced tendon reflexes',
          why: 'Depressed reflexes go with high calcium or high magnesium. Low calcium makes reflexes brisk.',
        },
        {
          text: 'Spasm of the hand while a cuff is inflated',
          why: 'This is the Trousseau sign of low calcium. The cuff is kept above systolic pressure for about 3 minutes.',
          right: true,
        },
        {
          text: 'Flank pain with gravel passed in the urine',
          why: 'Stones form when calcium is high for a long time, as in overactive parathyroid glands.',
        },
      ],
      explanation:
        'Loss of parathyroid hormone lowers calcium within 1 to 2 days after surgery. Tingling, Chvostek and Trousseau signs come before spasm of the larynx and seizures. IV calcium gluconate is kept ready.',
    },
    {
      id: 'rn-pad-abg-metabolic-acidosis',
      topic: 'Acid-base imbalance and ABG interpretation',
      level: 'analysis',
      type: 'single',
      stem: 'A client with severe diarrhea for 3 days breathes deeply at 28/min. Arterial blood gas: pH 7.29, PaCO₂ 30 mm Hg, HCO₃ 14 mEq/L, PaO₂ 96 mm Hg. How should the nurse interpret these results?',
      options: [
        {
          text: 'Respiratory acidosis, uncompensated',
          why: 'This needs a low pH with a high PaCO₂ and a normal bicarbonate. The PaCO₂ is low here.',
        },
        {
          text: 'Metabolic acidosis, uncompensated',
          why: 'The primary problem is named correctly, but an uncompensated state would have a PaCO₂ of 35 to 45 mm Hg.',
        },
        {
          text: 'Respiratory alkalosis, partly compensated',
          why: 'A low PaCO₂ with a low bicarbonate could fit, but the pH would be above 7.45. It is 7.29.',
        },
        {
          text: 'Metabolic acidosis, partly compensated',
          why: 'Low pH with low bicarbonate is metabolic acidosis. The low PaCO₂ shows that the lungs compensate, but the pH is not yet normal.',
          right: true,
        },
      ],
      explanation:
        'Read the pH first, then find the value that moves in the same disturbed direction, then look at the other system. Diarrhea loses bicarbonate. Deep fast breathing blows off carbon dioxide to compensate, and compensation is partial while the pH is abnormal.',
    },
    {
      id: 'rn-pad-map-septic-shock',
      topic: 'Hemodynamics and shock',
      level: 'application',
      type: 'single',
      stem: 'A client with septic shock has a blood pressure of 84/48 mm Hg after fluid resuscitation. The prescription says to start norepinephrine if the mean arterial pressure (MAP) is below 65 mm Hg. Which MAP should the nurse calculate from this reading?',
      options: [
        {
          text: '36 mm Hg',
          why: 'This is the pulse pressure, 84 minus 48 mm Hg. It is not a mean.',
        },
        {
          text: '44 mm Hg',
          why: 'This counts the diastolic value once but still divides by three: (84 + 48)/3.',
        },
        {
          text: '60 mm Hg',
          why: '(84 + 2 × 48)/3 is 60 mm Hg. It is below 65 mm Hg, so norepinephrine is started.',
          right: true,
        },
        {
          text: '66 mm Hg',
          why: 'This is the simple average of 84 and 48 mm Hg. Diastole lasts longer, so it counts twice.',
        },
      ],
      explanation:
        'MAP is about (systolic + 2 × diastolic)/3, since about two thirds of the cycle is diastole. A mean of 65 mm Hg or more is the usual goal in septic shock. A wrong formula can delay a needed vasopressor.',
      ordered: true,
    },
    {
      id: 'rn-pad-dka-low-potassium',
      topic: 'Illness management (heart failure, COPD, DKA, stroke, sepsis)',
      level: 'analysis',
      type: 'single',
      stem: 'A client with diabetic ketoacidosis has a glucose of 520 mg/dL, pH 7.12, serum potassium 2.8 mEq/L and urine output of 60 mL/hour after the first liter of 0.9% sodium chloride. A regular insulin infusion has been prescribed and is ready to hang. Which action should the nurse take?',
      options: [
        {
          text: 'Start the insulin now and check potassium in 4 hours',
          why: 'Insulin moves potassium into cells, and a level of 2.8 mEq/L could fall to a lethal one. This waits until potassium is replaced.',
        },
        {
          text: 'Stop the fluids until the glucose begins to come down',
          why: 'Fluids restore volume and lower the glucose on their own. Stopping them worsens dehydration and acidosis.',
        },
        {
          text: 'Hold the insulin and ask for an order to give potassium',
          why: 'With severe hypokalemia, potassium is replaced before insulin. Urine output shows that the kidneys can handle it.',
          right: true,
        },
        {
          text: 'Give the insulin under the skin in place of the vein',
          why: 'Any route of insulin will drive potassium lower. A nurse cannot change the route alone.',
        },
      ],
      explanation:
        'In ketoacidosis the body is short of potassium even when the level looks normal. Insulin and correction of acidosis push it into cells. If the first level is clearly low, fluids and potassium come first and insulin waits.',
    },
    {
      id: 'rn-pad-anaphylaxis-epinephrine',
      topic: 'Medical emergencies and cardiac arrest',
      level: 'application',
      type: 'single',
      stem: 'Five minutes after the first dose of IV ampicillin begins, a client has hives, wheezing, a hoarse voice and blood pressure of 78/44 mm Hg. The nurse stops the drug and calls for help. Which prescribed medicine should the nurse give first?',
      options: [
        {
          text: 'Diphenhydramine by slow IV push',
          why: 'An antihistamine eases hives and itching but does not open the airway or raise pressure. It is an added drug.',
        },
        {
          text: 'Methylprednisolone by IV push',
          why: 'A steroid takes hours to act. It does not treat the immediate threat.',
        },
        {
          text: 'Albuterol by nebulizer and mask',
          why: 'It helps the wheeze but not the swelling of the throat or the shock. It follows as an added drug.',
        },
        {
          text: 'Epinephrine by IM thigh injection',
          why: 'Epinephrine narrows vessels, opens the bronchi and reduces swelling. It is first in anaphylaxis and is not delayed.',
          right: true,
        },
      ],
      explanation:
        'Anaphylaxis kills by airway swelling and shock. Epinephrine into the outer thigh muscle is the first drug; oxygen, fluids, lying flat if breathing allows, and added drugs follow. Delay in epinephrine is linked with death.',
    },
    {
      id: 'rn-pad-stroke-last-known-well',
      topic: 'Illness management (heart failure, COPD, DKA, stroke, sepsis)',
      level: 'application',
      type: 'single',
      stem: 'A client arrives in the emergency department with sudden right facial droop, right arm weakness and slurred speech. Capillary glucose is 108 mg/dL, and the stroke team has been called. A spouse came with the client. Which question to the spouse should the nurse ask first?',
      options: [
        {
          text: 'When was your partner last seen to be normal?',
          why: 'The time last known well decides whether clot-dissolving or clot-removing treatment can be given. Minutes count.',
          right: true,
        },
        {
          text: 'Which relatives of your partner had a stroke?',
          why: 'Family history shows long-term risk. It does not change treatment in the next minutes.',
        },
        {
          text: 'What did your partner eat and drink yesterday?',
          why: 'Diet belongs to later prevention teaching. The glucose already rules out hypoglycemia as a mimic.',
        },
        {
          text: 'How much does your partner smoke in a usual week?',
          why: 'Smoking is a risk factor to deal with in recovery. It can be asked later.',
        },
      ],
      explanation:
        'Reperfusion treatment depends on the time since the client was last known to be well. Glucose is checked at once because hypoglycemia can mimic stroke, and brain imaging follows. Bleeding risks and anticoagulants are asked next.',
    },
  ],
} satisfies WrittenItemSet;
