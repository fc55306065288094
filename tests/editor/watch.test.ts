import { once } from 'node:events';
import { changeYaml } from '@/scripts/commands/projectFiles';
import { type LiveState, watchContent } from '@/scripts/editor/watch';
import { useCopy } from '../support/runCommand';

useCopy();

test('pictures that could not be prepared are prepared again with the next change', async () => {
  const prepare = jest.fn().mockRejectedValueOnce(new Error('The disk is full')).mockResolvedValue(undefined);
  let report: (state: LiveState) => void = () => {};
  const reported = () => new Promise<LiveState>((resolve) => (report = resolve));
  const watcher = watchContent((state) => report(state), prepare);
  await once(watcher, 'ready');
  let next = reported();
  changeYaml<object>('content/products/nexbill.yaml', (product) => ({
    ...product,
    card: { src: 'products/lankacrm/card.png', alt: '' },
  }));
  expect((await next).problems).toBe('The disk is full');
  next = reported();
  changeYaml<object>('content/company.yaml', (company) => ({ ...company, founded: 2023 }));
  expect((await next).problems).toBe('');
  await watcher.close();
  expect(prepare).toHaveBeenCalledTimes(2);
});
