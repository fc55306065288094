/** The rules of PeopleNest's demonstration: one employee's pay for one month. Amounts are in cents. */
import type { Demos } from '@/content/schema/demos';
import { type NumberError, readHundredths } from '../frame/numbers';

export type Content = Demos['peoplenest'];
export type Rates = Content['rates'];

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

export const start = ({ people }: Content): Payroll => ({
  person: 0,
  typed: people.map(({ basic }) => ({ basic: String(basic), overtime: '', noPay: '' })),
  approved: [],
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

export function progress(payroll: Payroll, content: Content): Record<keyof Content['steps'], boolean> {
  const { slip } = current(payroll, content.rates);
  return {
    basic: payroll.typed.some(
      ({ basic }, i) =>
        readHundredths(basic, limits(content.rates).basic).value !== (content.people[i]?.basic ?? 0) * 100,
    ),
    overtime: slip.overtime > 0,
    noPay: slip.noPay > 0,
    approve: payroll.approved.length > 0,
  };
}
