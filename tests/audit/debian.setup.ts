import { test as base } from '@playwright/test';
import { installDebian } from '@/scripts/debian';

export interface DebianOptions {
  packages: readonly string[];
}

const test = base.extend<DebianOptions>({ packages: [[], { option: true }] });

test('the packages are installed', ({ packages }) => installDebian(...packages));
