import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StudyPlanForm } from '../../../web/features/review/study-plan/study-plan-form.tsx';
import { learner } from '../attempt/start/support/facts.ts';
import { fakeServer } from '../attempt/start/support/fake-server.ts';
import { renderPage, seeToast } from '../attempt/start/support/render-page.tsx';

const unset = { isSet: false, exam: null, examDay: null, minutesADay: 20, daysOff: [] };

const openForm = async (bodies: object = {}) => {
  const server = fakeServer({ 'GET /api/study-plan': unset, ...bodies });
  renderPage(<StudyPlanForm field="RT" />, { user: learner(), at: '/settings' });
  const minutes = await screen.findByLabelText<HTMLInputElement>('Minutes of review per day');
  return { server, minutes, user: userEvent.setup() };
};

const save = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save study plan' }));

describe('the study plan', () => {
  it('is saved with the exam of the field, its day, minutes and days off', async () => {
    const saved = { ...unset, isSet: true, exam: 'TMC', examDay: '2026-12-12', daysOff: ['sun'] };
    const { server, minutes, user } = await openForm({ 'PUT /api/study-plan': saved });
    await user.type(screen.getByLabelText('Exam date'), '2026-12-12');
    await user.clear(minutes);
    await user.type(minutes, '25');
    await user.click(screen.getByRole('button', { name: 'Sun' }));
    await save(user);
    await seeToast('Your study plan is set.');
    expect(server.callsTo('PUT', '/api/study-plan')[0]?.body).toEqual({
      exam: 'TMC',
      examDay: '2026-12-12',
      minutesADay: 25,
      daysOff: ['sun'],
    });
  });

  it('may leave the exam day open', async () => {
    const { server, user } = await openForm({ 'PUT /api/study-plan': { ...unset, isSet: true } });
    await save(user);
    await seeToast('Your study plan is set.');
    expect(server.callsTo('PUT', '/api/study-plan')[0]?.body).toMatchObject({ examDay: null });
  });

  it('takes half a date for no answer, and says what is missing', async () => {
    const { server, user } = await openForm({ 'PUT /api/study-plan': { ...unset, isSet: true } });
    const day = screen.getByLabelText<HTMLInputElement>('Exam date');
    expect(day.getAttribute('data-empty')).toBe('No date set');
    // happy-dom knows no half-written dates.
    Object.defineProperty(day, 'validity', { value: { badInput: true } });
    await user.click(day);
    await user.tab();
    expect(day.getAttribute('data-empty')).toBeNull();
    await save(user);
    await screen.findByText('Enter the month, day, and year, or clear the field.');
    expect(day.getAttribute('aria-invalid')).toBe('true');
    expect(server.callsTo('PUT', '/api/study-plan')).toEqual([]);
  });

  it('says what is wrong before the server is asked', async () => {
    const { server, minutes, user } = await openForm();
    await user.clear(minutes);
    await user.type(minutes, '3');
    await save(user);
    await screen.findByText('Use 5 to 240 minutes');
    expect(minutes.getAttribute('aria-invalid')).toBe('true');
    expect(server.callsTo('PUT', '/api/study-plan')).toEqual([]);
  });

  it('shows what the server refuses, at its field', async () => {
    const message = 'Choose a date within the next year.';
    const body = { message, code: 'ExamDayOutOfRange', field: 'examDay' };
    const { user } = await openForm({ 'PUT /api/study-plan': () => ({ status: 400, body }) });
    await save(user);
    await seeToast('Could not save');
    expect(screen.getByLabelText('Exam date').getAttribute('aria-invalid')).toBe('true');
  });

  it('leaves at least one day to study', async () => {
    const { user } = await openForm();
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']) {
      await user.click(screen.getByRole('button', { name: day }));
    }
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sun' }).disabled).toBe(true);
  });
});
