/** Memory of a process and everything it started, read from /proc; Linux only. */
import fs from 'node:fs';

interface Process {
  parent: number;
  /** Resident memory in bytes. */
  resident: number;
}

function processes(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const name of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = fs.readFileSync(`/proc/${name}/status`, 'utf8');
      const number = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
      found.set(Number(name), { parent: number('PPid'), resident: number('VmRSS') * 1024 });
    } catch {
      // It ended between the two reads.
    }
  }
  return found;
}

/** Resident memory of a process and its descendants together, in bytes. Pages that they share count for each. */
export function memoryOf(root: number): number {
  const all = processes();
  const belongs = (id: number): boolean => {
    for (let at: number | undefined = id; at; at = all.get(at)?.parent) if (at === root) return true;
    return false;
  };
  let sum = 0;
  for (const [id, { resident }] of all) if (belongs(id)) sum += resident;
  return sum;
}
