import type { QuestionStatus } from '../../domain/contracts/custom-quiz.ts';
import type { Capability } from '../../domain/contracts/entitlements.ts';
import type { OnOpenExam } from '../../domain/draws/on-open-exam.ts';

/** What only the API can refuse: it knows sessions, names in use and the bank. */
export type ApiRefusal =
  | {
      readonly code:
        | 'Starting'
        | 'Stopping'
        | 'NotOurHost'
        | 'SignedOut'
        | 'AdminsOnly'
        | 'NotFound'
        | 'CrossSite'
        | 'JsonOnly'
        | 'DownloadUnderWay';
    }
  | { readonly code: 'MethodNotAllowed'; readonly allowed: string }
  | { readonly code: 'InvalidRequest'; readonly field: string; readonly right: string }
  | { readonly code: 'WrongCredentials' | 'WrongPassword' | 'NameTaken' | 'NotConfirmed' }
  | {
      readonly code: 'CommonPassword' | 'PatternPassword' | 'NamePassword';
      readonly field: 'password' | 'newPassword';
    }
  | { readonly code: 'TooManyTries' | 'TooManyChanges'; readonly seconds: number }
  | { readonly code: 'FinishFirst' }
  | {
      readonly code:
        | 'OwnRole'
        | 'OwnSuspension'
        | 'RightsOver'
        | 'TesterReadsOnly'
        | 'NotForTesters';
    }
  | OnOpenExam
  | { readonly code: 'EmailTaken' | 'LinkGone' | 'MailNotConfigured' }
  | { readonly code: 'TooManyPages' }
  | { readonly code: 'TestModeOff' | 'WrongTestCredentials' }
  | { readonly code: 'UpgradeRequired'; readonly capability: Capability }
  | { readonly code: 'UnknownExam'; readonly exam: string; readonly field: string }
  | { readonly code: 'ExamNotReady'; readonly held: number; readonly needed: number }
  | { readonly code: 'PatientsUnderWay' | 'PatientUnderWay' }
  | { readonly code: 'NoOpenPaper' | 'PersonForgotten' | 'KeyReused' }
  | { readonly code: 'FieldNotChosen' | 'CalendarNotFound' | 'NothingToRetry' }
  | { readonly code: 'NothingMatches'; readonly status: QuestionStatus; readonly held: number }
  | { readonly code: 'NotSubscribed' | 'TesterCannotPay' | 'CheckoutReplaced' }
  | { readonly code: 'WebhookRefused' | 'NoTestCard' }
  /** In the words of the processor. */
  | { readonly code: 'PaymentFailed'; readonly message: string }
  | { readonly code: 'NotRevealed'; readonly questionId: string };
