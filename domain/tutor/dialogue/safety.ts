/** What the tutor says first where a message is about a person and not about a topic. */
export const safetyLines = {
  crisis:
    'It sounds as if you may be going through something very hard. I am a study tool and cannot help with that, but people can, right now: in the United States call or text 988, the Suicide and Crisis Lifeline, free and at any hour. If anyone is in immediate danger, call 911. Elsewhere, call your local emergency number. Your studies can wait.',
  personal:
    "I cannot advise on a person's own illness. Please ask a clinician who can see and hear that person; in an emergency call 911. What I can do is study the topic with you.",
} as const;
export type SafetyLine = keyof typeof safetyLines;

const self = String.raw`\b(?:i|i'm|im|i am|i've|my|me|myself)\b`;

const crisis: readonly RegExp[] = [
  /\bkill(?:ing)? my ?self\b/,
  /\b(?:end|ending|take|taking) my (?:own )?life\b/,
  /\b(?:hurt|hurting|harm|harming|cut|cutting) my ?self\b/,
  /\bi (?:want|wish|would like|'?d like|am going|plan|intend) to (?:die|be dead|disappear forever)\b/,
  /\b(?:i )?(?:do not|don'?t) want to (?:live|be alive|be here any ?more|wake up)\b/,
  /\bbetter off (?:dead|without me)\b/,
  /\bno (?:reason|point) (?:to|in) (?:live|living)\b/,
  new RegExp(String.raw`${self}[^.?]{0,30}\bsuicid`),
  /\bi (?:have )?(?:took|taken|swallowed) (?:an overdose|too many pills|all (?:of )?(?:my|the) pills)\b/,
];

const complaint = String.raw`(?:pain|ache|headache|fever|rash|cough|bleeding|blood in|lump|swelling|swollen|dizzy|dizziness|faint|nausea|vomiting|diarrhea|palpitations|seizures?|chest|short of breath|shortness of breath|trouble breathing|numb|tingling|infection|diabetes|cancer|asthma|blood pressure|blood sugar|diagnosed|pregnant|prescri\w+|medications?|meds|symptoms?|allerg\w+)`;
const kin = String.raw`(?:mom|mum|mother|dad|father|wife|husband|partner|boyfriend|girlfriend|son|daughter|baby|child|kid|toddler|brother|sister|grand\w+|friend|aunt|uncle|cousin|roommate)`;

const personal: readonly RegExp[] = [
  /\b(?:should|can|could|must|do|may) i (?:take|stop|start|go to|see a|call|double|skip|use|eat|worry|get (?:tested|checked)|increase|be worried)\b/,
  new RegExp(
    String.raw`\bi(?:'m| am| have| had| feel|'ve had|'ve been| keep| got| was| have been)\b[^.?]{0,40}\b${complaint}\b`,
  ),
  new RegExp(String.raw`\bmy (?:own )?${complaint}\b`),
  new RegExp(
    String.raw`\bmy (?:[a-z-]+ )?${kin}\b[^.?]{0,60}\b(?:has|had|is|was|took|takes|needs|got|feels|keeps|'s)\b`,
  ),
  /\bmy (?:doctor|physician|surgeon|pharmacist|dentist) (?:said|says|told|gave|prescribed|wants)\b/,
];

/** A learner at work, whose question is one of the profession. */
const atWork =
  /\bmy (?:[a-z-]+ )?(?:patient|client|resident|exam|test|quiz|class|preceptor|clinicals?)\b/;
/** Trouble with a subject is none of health. */
const ofStudy =
  /\b(?:trouble|problems?|struggl\w+|confus\w+|hard time|no idea|learn\w*|stud(?:y|ied|ying)|remember\w*|understand\w*|question|got|answered)\b[^.?]{0,20}\b(?:with|about|on|how|why|which|that|wrong|right)\b/;

/** Which line a message calls for, whatever else it says; undefined for most. */
export const safetyLineFor = (message: string): SafetyLine | undefined => {
  const text = message.toLowerCase().replaceAll('’', "'");
  if (!atWork.test(text) && crisis.some((one) => one.test(text))) return 'crisis';
  if (atWork.test(text) || ofStudy.test(text)) return undefined;
  return personal.some((one) => one.test(text)) ? 'personal' : undefined;
};
