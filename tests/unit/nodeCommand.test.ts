import { execFileSync } from 'node:child_process';
import { nodeCommand } from '@/scripts/nodeCommand';

test.each(['next', 'tsx', 'playwright'])('%s is run by Node itself', (name) => {
  const [program, args] = nodeCommand(name, '--version');
  expect(program).toBe(process.execPath);
  expect(execFileSync(program, args, { encoding: 'utf8' })).toMatch(/\d+\.\d+\.\d+/);
});

test('any other program is run as it is', () => {
  expect(nodeCommand('ssh', '--', 'host')).toEqual(['ssh', ['--', 'host']]);
});
