import { Fragment } from 'react';
import { amountOf, type Content, type Payroll, payslipLines } from './rules';

/** The payslip of the selected employee, line by line. */
export function PayslipTable({ content, payroll }: { content: Content; payroll: Payroll }) {
  const { words } = content;
  return (
    <table>
      <tbody>
        {payslipLines(payroll, content).map((line) => (
          <Fragment key={line.name}>
            {line.name === 'epfEmployer' && (
              <tr className="pay-by">
                <th scope="colgroup" colSpan={2}>
                  {words.lines.employer}
                </th>
              </tr>
            )}
            <tr className={line.name === 'net' ? 'pay-net' : undefined}>
              <th scope="row">{line.label}</th>
              <td>
                {line.name === 'net' && 'LKR '}
                {amountOf(line)}
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
