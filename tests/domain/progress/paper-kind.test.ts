import { describe, expect, it } from 'vitest';
import { paperKind } from '../../../domain/contracts/paper-kind.ts';

describe('what kind of quiz it was', () => {
  it('is told by how the paper was worked on', () => {
    const quiz = { isFullLength: false, exam: null };
    expect(paperKind({ ...quiz, mode: 'practice' })).toBe('Practice quiz');
    expect(paperKind({ ...quiz, mode: 'custom' })).toBe('Custom quiz');
    expect(paperKind({ ...quiz, mode: 'tutor' })).toBe('Tutor quiz');
  });

  it('is an exam where the paper has its full length', () => {
    const exam = { isFullLength: true, exam: 'TMC' };
    expect(paperKind({ ...exam, mode: 'exam' })).toBe('Full-length exam');
    expect(paperKind({ ...exam, mode: 'practice' })).toBe('Full-length exam');
    expect(paperKind({ ...exam, exam: 'NCLEX-RN', mode: 'adaptive' })).toBe('Adaptive exam');
  });

  it('is a clinical simulation where the exam has patients for questions', () => {
    expect(paperKind({ isFullLength: true, exam: 'CSE', mode: 'exam' })).toBe(
      'Clinical simulation',
    );
  });
});
