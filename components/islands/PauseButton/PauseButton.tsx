'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { playFilm } from '@/lib/browser/film';
import styles from './PauseButton.module.scss';

export interface PauseButtonProps {
  pauseLabel: string;
  playLabel: string;
  pauseIcon: ReactNode;
  playIcon: ReactNode;
}

/** Stops and restarts what moves in the nearest `[data-motion]`: a film, or a strip moved by CSS (WCAG 2.2.2). */
export function PauseButton({ pauseLabel, playLabel, pauseIcon, playIcon }: PauseButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    const video = button.current?.closest('[data-motion]')?.querySelector('video');
    if (!video) return;
    const read = () => setPlaying(!video.paused);
    // A film that has not begun yet shows "play": pressing it begins the film at once.
    read();
    video.addEventListener('play', read);
    video.addEventListener('pause', read);
    return () => {
      video.removeEventListener('play', read);
      video.removeEventListener('pause', read);
    };
  }, []);

  const toggle = () => {
    const area = button.current?.closest<HTMLElement>('[data-motion]');
    if (!area) return;
    const video = area.querySelector('video');
    const next = video ? video.paused : !playing;
    area.toggleAttribute('data-paused', !next);
    if (!video) setPlaying(next);
    else if (next) playFilm(video);
    else video.pause();
  };

  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-label={playing ? pauseLabel : playLabel}
      onClick={toggle}
      data-island
    >
      {playing ? pauseIcon : playIcon}
    </button>
  );
}
