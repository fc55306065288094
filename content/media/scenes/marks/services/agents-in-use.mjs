import { stage } from '../stage.mjs';
import { bell, counter, gecko, lamp, rack, room, sorters } from './parts/night-desk.mjs';
import { receptionist, teaArm } from './parts/night-receptionist.mjs';

const COUNTER = 640;

/** Agents by night: birds sort the letters of a hotel by themselves; one, white, waits on a person's hand. */
export default function agentsInUse() {
  return stage(
    room() +
      gecko(1144, 376) +
      rack() +
      sorters() +
      receptionist() +
      counter(COUNTER) +
      lamp(1090, 664) +
      bell(190, 664) +
      teaArm(),
    { meet: 640, left: 0, top: 0 },
  );
}
