import sharp from 'sharp';
import { addPicture } from '../../scripts/editor/pictures';
import { useCopy } from '../support/runCommand';

useCopy((name) => name.endsWith('.yaml'));

test('half a photograph is refused in words', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const whole = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#000', noise } })
    .jpeg()
    .toBuffer();
  const half = whole.subarray(0, whole.length / 2);
  await expect(addPicture('half.jpg', half, { name: 'team', at: ['people', 0, 'picture', 'src'] })).rejects.toThrow(
    'half.jpg cannot be read to its end.',
  );
});
