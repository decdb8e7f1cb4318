import { SchoolPart } from '../../institution/school-part.tsx';
import { DownloadDataPart } from '../../privacy/download-data-part.tsx';
import { EraseAccountPart } from '../../privacy/erase-account-part.tsx';
import { InvoicesPart } from '../../subscription/settings/invoices-part.tsx';
import { PlanPart } from '../../subscription/settings/plan-part.tsx';
import { GooglePart } from './google/google-panel.tsx';
import { AppearancePart } from './parts/appearance-part.tsx';
import { EmailPart, PasswordPart, SessionsPart } from './parts/security-parts.tsx';
import { ExtraTimePart, StudyPlanPart, TimeZonePart } from './parts/study-parts.tsx';
import { PasskeysPart } from './passkeys/passkeys-part.tsx';
import { RecoveryCodesPart } from './second-factor/recovery-codes-part.tsx';
import { TotpPart } from './second-factor/totp-part.tsx';
import type { SettingsPart } from './settings-part.ts';

/** In the order of the page; the name is that of the address, `/settings#security`. */
const titles = {
  security: 'Security',
  plan: 'Plan',
  study: 'Study',
  appearance: 'Appearance',
  privacy: 'Privacy',
} as const;
type SectionId = keyof typeof titles;

type Placed = {
  readonly section: SectionId;
  /** Names it among the parts. */
  readonly name: string;
  readonly Part: SettingsPart;
};

/** What stands on the settings page: a new panel is its part and one line here. */
const parts: readonly Placed[] = [
  { section: 'security', name: 'password', Part: PasswordPart },
  { section: 'security', name: 'email', Part: EmailPart },
  { section: 'security', name: 'google', Part: GooglePart },
  { section: 'security', name: 'totp', Part: TotpPart },
  { section: 'security', name: 'passkeys', Part: PasskeysPart },
  { section: 'security', name: 'recovery-codes', Part: RecoveryCodesPart },
  { section: 'security', name: 'sessions', Part: SessionsPart },
  { section: 'plan', name: 'plan', Part: PlanPart },
  { section: 'plan', name: 'invoices', Part: InvoicesPart },
  { section: 'study', name: 'study-plan', Part: StudyPlanPart },
  { section: 'study', name: 'time-zone', Part: TimeZonePart },
  { section: 'study', name: 'extra-time', Part: ExtraTimePart },
  { section: 'appearance', name: 'light-or-dark', Part: AppearancePart },
  { section: 'privacy', name: 'school', Part: SchoolPart },
  { section: 'privacy', name: 'download-data', Part: DownloadDataPart },
  { section: 'privacy', name: 'erase-account', Part: EraseAccountPart },
];

export type SettingsSection = {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Placed[];
};

/** Sections that hold something. */
export const settingsSections: readonly SettingsSection[] = Object.entries(titles)
  .map(([id, title]) => ({ id, title, parts: parts.filter(({ section }) => section === id) }))
  .filter((section) => section.parts.length > 0);
