import { daylight } from '../daylight.mjs';
import { employee, hrOfficer, payrollOfficer, supervisor } from './parts/payday-people.mjs';
import { desk, room } from './parts/payday-room.mjs';
import { onDesk, parakeet } from './parts/payday-things.mjs';

/** PeopleNest: payday before a wall of pigeonholes; HR officer, payroll officer, supervisor, and a driver with his payslip. */
export default function peoplenestPayday() {
  return daylight(
    room() + parakeet(56, 122) + hrOfficer() + payrollOfficer() + supervisor() + desk(1050) + onDesk() + employee(),
    { meet: 720, spread: 640, left: 0, top: 0, width: 1440, height: 600 },
  );
}
