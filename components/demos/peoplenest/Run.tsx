import { Table } from '@/components/ui/Table';
import { fill } from '@/lib/format';
import { money } from '../frame/numbers';
import { type Content, current, type Payroll } from './rules';

interface RunProps {
  content: Content;
  payroll: Payroll;
  className?: string;
}

/** The payroll run: net pay, EPF and ETF of everybody, with their sums. */
export function Run({ content: { people, rates, words }, payroll, className }: RunProps) {
  const { table } = words;
  const amounts = people.map((_, person) => {
    const { net, epfEmployee, epfEmployer, etf } = current({ ...payroll, person }, rates).slip;
    return [net, epfEmployee + epfEmployer, etf];
  });
  const sums = [0, 1, 2].map((i) => amounts.reduce((sum, row) => sum + (row[i] ?? 0), 0));
  const rows = people.map(({ name, role }, i) => {
    const isApproved = payroll.approved.includes(i);
    const person = (
      <>
        {name.split(' ')[0]} <small data-approved={isApproved || undefined}>{isApproved ? words.approved : role}</small>
      </>
    );
    return { key: name, cells: [person, ...(amounts[i] ?? []).map(money)] };
  });
  const epf = fill(table.epf, { employee: rates.epfEmployee, employer: rates.epfEmployer });
  return (
    <Table
      className={className}
      columns={[table.employee, table.net, epf, fill(table.etf, { rate: rates.etf })]}
      rows={[...rows, { key: 'sum', cells: [table.sum, ...sums.map(money)] }]}
    />
  );
}
