/** The rules of PeopleNest's demonstration: one employee's pay for one month. Amounts are in cents. */
import type { Demos } from '@/content/schema/demos';
import { minutesOf } from '@/lib/dates';
import { fill } from '@/lib/format';
import { money, type NumberError, readHundredths, rupees } from '../frame/numbers';

export type Content = Demos['peoplenest'];
export type Rates = Content['rates'];
type Overtime = Content['people'][number]['overtime'][number];

/** The input of a payroll clerk for one employee. */
export const fields = ['basic', 'overtime', 'noPay'] as const;
export type Field = (typeof fields)[number];

export interface Payroll {
  /** Index of the selected employee. */
  person: number;
  /** The fields of each employee as typed. */
  typed: Record<Field, string>[];
  /** Indexes of the employees whose payslip is approved. */
  approved: number[];
}

/** Length of an entry of overtime in hours. */
export const hoursOf = ({ from, to }: Overtime): number => (minutesOf(to) - minutesOf(from)) / 60;

export const start = ({ people }: Content): Payroll => ({
  person: 0,
  typed: people.map(({ basic, overtime, noPay }) => ({
    basic: String(basic),
    overtime: String(overtime.reduce((sum, entry) => sum + hoursOf(entry), 0)),
    noPay: String(noPay.length),
  })),
  approved: people.flatMap(({ approved }, i) => (approved ? i : [])),
});

/** Largest accepted values for a month: salary in LKR, hours of overtime and days without pay. */
export const limits = ({ monthDays }: Rates): Record<Field, number> => ({
  basic: 10_000_000,
  overtime: 300,
  noPay: monthDays,
});

export interface Payslip {
  basic: number;
  /** Deduction for the days without pay. */
  noPay: number;
  overtime: number;
  gross: number;
  epfEmployee: number;
  net: number;
  epfEmployer: number;
  etf: number;
  /** Total cost to the employer. */
  cost: number;
}

/**
 * One month's pay. EPF and ETF are percentages of the basic salary less no-pay, without overtime. Each line is rounded to
 * the cent, halves up, so that the lines add up to the net pay.
 *
 * @param basic  monthly salary in cents
 * @param overtime  hundredths of an hour
 * @param noPay  hundredths of a day
 */
export function payslip(rates: Rates, basic: number, overtime: number, noPay: number): Payslip {
  const deduction = Math.round((basic * noPay) / (rates.monthDays * 100));
  const overtimePay = Math.round((basic * overtime * rates.overtime) / (rates.monthHours * 100 * 100));
  const earnings = basic - deduction;
  const share = (percent: number) => Math.round((earnings * percent) / 100);
  const [epfEmployee, epfEmployer, etf] = [share(rates.epfEmployee), share(rates.epfEmployer), share(rates.etf)];
  const gross = earnings + overtimePay;
  return {
    basic,
    noPay: deduction,
    overtime: overtimePay,
    gross,
    epfEmployee,
    net: gross - epfEmployee,
    epfEmployer,
    etf,
    cost: gross + epfEmployer + etf,
  };
}

/** The payslip of the selected employee and the errors in the fields; a field with an error counts as 0. */
export function current(payroll: Payroll, rates: Rates) {
  const typed = payroll.typed[payroll.person] as Record<Field, string>;
  const limit = limits(rates);
  const read = (field: Field) => readHundredths(typed[field], limit[field]);
  const [basic, overtime, noPay] = [read('basic'), read('overtime'), read('noPay')];
  const errors: Partial<Record<Field, NumberError>> = {};
  for (const [field, { error }] of Object.entries({ basic, overtime, noPay }))
    if (error) errors[field as Field] = error;
  return {
    typed,
    errors,
    slip: payslip(rates, basic.value, overtime.value, noPay.value),
    hours: overtime.value,
    days: noPay.value,
  };
}

/** Hundredths as a decimal: 150 → "1.5". */
const plain = (hundredths: number) => String(hundredths / 100);

export interface PayslipLine {
  name: Exclude<keyof Content['words']['lines'], 'employer'>;
  label: string;
  /** In cents. */
  amount: number;
  isDeduction: boolean;
}

/** The lines of the selected employee's payslip; those from `epfEmployer` on are paid by the employer. */
export function payslipLines(payroll: Payroll, { rates, words }: Content): PayslipLine[] {
  const { slip, hours, days } = current(payroll, rates);
  const values = { hours: plain(hours), days: plain(days) };
  const line = (name: PayslipLine['name'], rate: number | string = '', isDeduction = false): PayslipLine => ({
    name,
    label: fill(words.lines[name], { ...values, rate }),
    amount: slip[name],
    isDeduction,
  });
  return [
    line('basic'),
    line('noPay', '', true),
    line('overtime'),
    line('gross'),
    line('epfEmployee', rates.epfEmployee, true),
    line('net'),
    line('epfEmployer', rates.epfEmployer),
    line('etf', rates.etf),
    line('cost'),
  ];
}

/** The amount as printed: a deduction has its sign. */
export const amountOf = ({ amount, isDeduction }: PayslipLine): string =>
  `${isDeduction && amount > 0 ? '−' : ''}${money(amount)}`;

/** Changes a field, which revokes the approval of the payslip. */
export const type = (payroll: Payroll, field: Field, text: string): Payroll => ({
  ...payroll,
  typed: payroll.typed.map((own, i) => (i === payroll.person ? { ...own, [field]: text } : own)),
  approved: payroll.approved.filter((person) => person !== payroll.person),
});

/** Approves the payslip of the selected employee unless a field has an error or there is nothing to pay. */
export function approve(payroll: Payroll, rates: Rates): Payroll {
  const { errors, slip } = current(payroll, rates);
  if (Object.keys(errors).length > 0 || slip.net === 0 || payroll.approved.includes(payroll.person)) return payroll;
  return { ...payroll, approved: [...payroll.approved, payroll.person] };
}

/** The initial payroll with all payslips approved. */
export const approveAll = (content: Content): Payroll => ({
  ...start(content),
  approved: content.people.map((_, i) => i),
});

export function progress(payroll: Payroll, content: Content): Record<keyof Content['steps'], boolean> {
  const begin = start(content);
  const isChanged = (field: Field) =>
    payroll.typed.some((typed, i) => {
      const read = (text = '') => readHundredths(text, limits(content.rates)[field]);
      const { value, error } = read(typed[field]);
      return !error && value !== read(begin.typed[i]?.[field]).value;
    });
  return {
    basic: isChanged('basic'),
    overtime: isChanged('overtime'),
    noPay: isChanged('noPay'),
    approve: payroll.approved.some((person) => !begin.approved.includes(person)),
  };
}

/** What the visitor has calculated, for an enquiry; empty until something has been changed. */
export function summary(payroll: Payroll, content: Content): string {
  if (!Object.values(progress(payroll, content)).some(Boolean)) return '';
  const { slip, hours, days } = current(payroll, content.rates);
  const { name = '' } = content.people[payroll.person] ?? {};
  return fill(content.words.summary, { name, hours: plain(hours), days: plain(days), net: rupees(slip.net) });
}
