/** Installs what another project of the audit needs from Debian. */
import { test as base } from '@playwright/test';
import { installDebian } from '@/scripts/debian';

export interface DebianOptions {
  /** Names of the packages. */
  packages: readonly string[];
}

const test = base.extend<DebianOptions>({ packages: [[], { option: true }] });

test('the packages are installed', ({ packages }) => installDebian(...packages));
