import { content } from '@/lib/content';
import { startFirefox } from '../browsers';
import type { Fault } from './fault';
import { expect } from './steps';

const { words } = content();

/**
 * Firefox with autoplay blocked for sound and picture alike, as a visitor can set it. Policy 2 asks for a press itself:
 * scripts of the driver count as a visitor who was there before.
 */
export const autoplayRefused: Fault = {
  name: 'autoplay refused',
  async run({ origin }) {
    const browser = await startFirefox({ 'media.autoplay.default': 5, 'media.autoplay.blocking_policy': 2 });
    try {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`${origin}/`);
      await page.evaluate(() => void window.dispatchEvent(new Event('mousemove')));
      const film = page.locator('main [data-motion]:has(video)').first();
      const play = film.getByRole('button', { name: words.film.play });
      await play.waitFor({ timeout: 20_000 });
      const isPaused = () => film.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
      expect('the film stands still', await isPaused());
      expect('its picture is shown', await film.locator('img').first().isVisible());
      await play.click();
      for (let tries = 0; (await isPaused()) && tries < 50; tries++) await page.waitForTimeout(200);
      expect('a press on “play” begins it', !(await isPaused()));
      if (errors.length > 0) throw new Error(errors.slice(0, 3).join('; '));
    } finally {
      await browser.close();
    }
  },
};
