import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChestRadiograph } from '../../../web/drawings/chest-radiograph/chest-radiograph.tsx';
import { PatientMonitor } from '../../../web/drawings/patient-monitor/patient-monitor.tsx';

const calm = {
  hr: 72,
  spo2: 98,
  rr: 14,
  etco2: 38,
  sys: 118,
  dia: 76,
  temp: 36.8,
  obstructed: false,
  paradox: 0,
} as const;

describe('the drawings', () => {
  it('say what a patient monitor shows', () => {
    render(<PatientMonitor name="Bed 4" vitals={calm} />);
    const name = screen.getByRole('img').getAttribute('aria-label');
    expect(name).toContain('Heart rate 72, oxygen saturation 98 percent, respiratory rate 14');
    expect(name).toContain('The capnogram is square.');
    expect(screen.getByText('No alarms')).toBeTruthy();
    expect(screen.getByText('(90)')).toBeTruthy();
  });

  it('sound the alarm below a saturation of 90', () => {
    render(<PatientMonitor name="Bed 4" vitals={{ ...calm, spo2: 89, obstructed: true }} />);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('89 percent, alarm low');
    expect(screen.getByText('SpO₂ low: below 90')).toBeTruthy();
  });

  it('say what a film shows', () => {
    render(<ChestRadiograph />);
    expect(screen.getByRole('img', { name: 'Frontal chest radiograph, normal.' })).toBeTruthy();
    render(<ChestRadiograph pneumothorax={0.5} />);
    expect(
      screen.getByRole('img', { name: /a thin pleural line with no lung markings/ }),
    ).toBeTruthy();
  });

  it('draw the same picture from the same parameters', () => {
    const shapes = () =>
      [...render(<ChestRadiograph pneumothorax={0.3} />).container.querySelectorAll('path')].map(
        (path) => path.getAttribute('d'),
      );
    expect(shapes()).toEqual(shapes());
  });
});
