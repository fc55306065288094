import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PauseButton } from '@/components/islands/PauseButton/PauseButton';
import { runPauseButtons } from '@/lib/browser/films';

const button = <PauseButton pauseLabel="Pause" playLabel="Play" />;

it('stops and restarts what moves by style sheet', async () => {
  const user = userEvent.setup();
  const { container } = render(<div data-motion>{button}</div>);
  runPauseButtons();
  const area = container.firstElementChild as HTMLElement;
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(area).toHaveAttribute('data-paused');
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(area).not.toHaveAttribute('data-paused');
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

it('begins and stops a film, and shows what the film does', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <div data-motion>
      <video muted />
      {button}
    </div>,
  );
  runPauseButtons();
  const video = container.querySelector('video') as HTMLVideoElement;
  const asked: string[] = [];
  Object.assign(video, {
    load: () => asked.push('load'),
    play: async () => asked.push('play'),
    pause: () => asked.push('pause'),
  });
  const becomes = (paused: boolean) => {
    Object.defineProperty(video, 'paused', { value: paused, configurable: true });
    video.dispatchEvent(new Event(paused ? 'pause' : 'play'));
  };

  // A film that has not begun offers to play.
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(asked).toEqual(['load', 'play']);
  becomes(false);
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(asked).toEqual(['load', 'play', 'pause']);
  expect(container.firstElementChild).toHaveAttribute('data-paused');
  // The browser may pause it, too.
  becomes(true);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});
