'use client';

import { useEffect, useState } from 'react';
import { playFilm } from '@/lib/browser/films';
import { IslandIcon } from '../icons';
import './PauseButton.scss';

interface PauseButtonProps {
  /** Id of a video or of an element with a CSS animation. */
  target: string;
  /** Whether it is moving before hydration, as a CSS animation is. */
  moves: boolean;
  pauseLabel: string;
  playLabel: string;
}

/** Pauses and plays a film or a moving strip (WCAG 2.2.2). */
export default function PauseButton({ target, moves, pauseLabel, playLabel }: PauseButtonProps) {
  const [isPlaying, setPlaying] = useState(moves);

  useEffect(() => {
    const video = document.getElementById(target);
    if (!(video instanceof HTMLVideoElement)) return;
    const read = () => setPlaying(!video.paused);
    read();
    video.addEventListener('play', read);
    video.addEventListener('pause', read);
    return () => {
      video.removeEventListener('play', read);
      video.removeEventListener('pause', read);
    };
  }, [target]);

  const toggle = () => {
    const element = document.getElementById(target);
    if (!element) return;
    const isVideo = element instanceof HTMLVideoElement;
    // The state lags behind the film's events.
    const pauses = isVideo ? !element.paused : isPlaying;
    // Marks the visitor's choice for lib/browser/films.ts and for the style sheets of moving strips.
    element.toggleAttribute('data-paused', pauses);
    if (!isVideo) setPlaying(!pauses);
    else if (pauses) element.pause();
    else playFilm(element);
  };
  return (
    <button type="button" className="pause-button" aria-label={isPlaying ? pauseLabel : playLabel} onClick={toggle}>
      <IslandIcon name={isPlaying ? 'pause' : 'play'} size={20} />
    </button>
  );
}
