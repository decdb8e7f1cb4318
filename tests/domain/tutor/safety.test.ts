import { describe, expect, it } from 'vitest';
import { safetyLineFor, safetyLines } from '../../../domain/tutor/dialogue/safety.ts';
import { talk } from './support/talk.ts';

describe('a person in crisis', () => {
  it.each([
    'I want to die',
    'i want to kill myself',
    'I’ve been feeling suicidal',
    "I don't want to live anymore",
    'thinking of ending my life',
    'everyone would be better off without me',
    'I keep hurting myself',
    'I took too many pills',
  ])('%s: is told of 988 and 911 first', (text) => {
    expect(safetyLineFor(text)).toBe('crisis');
    const own = talk();
    own.say('gout');
    expect(own.say(text)).toBe(safetyLines.crisis);
  });

  it('is told where help is', () => {
    expect(safetyLines.crisis).toMatch(/call or text 988/);
    expect(safetyLines.crisis).toMatch(/call 911/);
  });
});

describe('advice on a person', () => {
  it.each([
    'should I take aspirin for this',
    'I have chest pain',
    "I've had a fever for three days",
    'my blood pressure is 180',
    'my daughter has a rash, what is it',
    'my mom was diagnosed with lupus',
    'My doctor prescribed metformin',
    'can I stop my medication',
  ])('%s: is not given', (text) => {
    expect(safetyLineFor(text)).toBe('personal');
    expect(talk().say(text)).toMatch(/^I cannot advise on a person's own illness.*call 911/);
  });
});

describe('a message of study', () => {
  it.each([
    'suicide risk assessment',
    'my patient has chest pain and says he is suicidal',
    'I have no idea',
    'I have trouble with asthma',
    'I keep confusing asthma with COPD',
    'Should I give oxygen to my patient with COPD?',
    'chest pain with fever and a friction rub',
    'tension pneumothorax',
    'heparin',
  ])('%s: is none of these', (text) => {
    expect(safetyLineFor(text)).toBeUndefined();
  });
});
