/** The rules of FitTrackPro's demonstration: a check-in desk on one sample day. Days are written as 2026-11-19. */
import type { Demos } from '@/content/schema/demos';
import { date } from '@/lib/dates';
import { fill, lkr } from '@/lib/format';

export type Content = Demos['fittrackpro'];

export interface Desk {
  /** Index of the selected member in the content. */
  open: number;
  /** Last day of each membership. */
  ends: string[];
  /** Members who have checked in. */
  inside: number[];
  /** Members booked into each class, in the order in which they were booked. */
  bookings: number[][];
}

const DAY = 86_400_000;
/** A membership with at most this many days left ends soon. */
const SOON = 14;

export const start = ({ members, classes }: Content): Desk => ({
  open: 0,
  ends: members.map(({ ends }) => ends),
  inside: members.flatMap(({ isIn }, i) => (isIn ? i : [])),
  bookings: classes.map(() => []),
});

/** The same date a number of months later, or the last day of a month that is too short for it. */
export function addMonths(day: string, months: number): string {
  const date = new Date(day);
  date.setUTCMonth(date.getUTCMonth() + months);
  if (date.getUTCDate() !== new Date(day).getUTCDate()) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

/** Status of a membership, which is valid through its last day. */
export function statusOf({ ends }: Desk, { day }: Content, member: number): 'active' | 'soon' | 'lapsed' {
  const left = (Date.parse(ends[member] ?? '') - Date.parse(day)) / DAY;
  return left < 0 ? 'lapsed' : left <= SOON ? 'soon' : 'active';
}

const isLapsed = (desk: Desk, content: Content): boolean => statusOf(desk, content, desk.open) === 'lapsed';

/** Checks in the selected member, once, if the membership is valid. */
export const checkIn = (desk: Desk, content: Content): Desk =>
  desk.inside.includes(desk.open) || isLapsed(desk, content) ? desk : { ...desk, inside: [...desk.inside, desk.open] };

/** Last day after a renewal: counted from the old one, so that no paid day is lost, or from today after a lapse. */
export const renewedTo = (desk: Desk, content: Content): string =>
  addMonths(
    isLapsed(desk, content) ? content.day : (desk.ends[desk.open] ?? ''),
    content.members[desk.open]?.months ?? 0,
  );

/** Renews a membership that has lapsed or ends soon. */
export const renew = (desk: Desk, content: Content): Desk =>
  statusOf(desk, content, desk.open) === 'active'
    ? desk
    : { ...desk, ends: desk.ends.with(desk.open, renewedTo(desk, content)) };

/** Number of bookings of a class, waiting list included. */
export const bookingCount = ({ bookings }: Desk, { classes }: Content, i: number): number =>
  (classes[i]?.booked ?? 0) + (bookings[i]?.length ?? 0);

/** The places of a class: all, those taken, the visitor's among them, and how many wait for one. */
export function seats(desk: Desk, content: Content, i: number) {
  const { booked = 0, places = 0 } = content.classes[i] ?? {};
  const all = bookingCount(desk, content, i);
  const taken = Math.min(all, places);
  return { places, taken, own: taken - Math.min(booked, places), waiting: all - taken };
}

/** Position of the selected member among the bookings of a class, from 1; 0 without a booking. */
export function positionOf({ bookings, open }: Desk, { classes }: Content, i: number): number {
  const order = bookings[i]?.indexOf(open) ?? -1;
  return order < 0 ? 0 : (classes[i]?.booked ?? 0) + order + 1;
}

/** Books the selected member, once, into a class or onto its waiting list, if the membership is valid. */
export const book = (desk: Desk, content: Content, i: number): Desk =>
  isLapsed(desk, content) || positionOf(desk, content, i)
    ? desk
    : { ...desk, bookings: desk.bookings.map((order, k) => (k === i ? [...order, desk.open] : order)) };

/** Members who were let in after the demonstration began. */
const letIn = (desk: Desk, content: Content) => desk.inside.filter((member) => !content.members[member]?.isIn);

/** Members whose membership was renewed. */
export const renewed = ({ ends }: Desk, { members }: Content): Content['members'] =>
  members.filter((member, i) => member.ends !== ends[i]);

/** Dues received, in LKR. */
export const received = (desk: Desk, content: Content): number =>
  renewed(desk, content).reduce((sum, { price }) => sum + price, 0);

export const progress = (desk: Desk, content: Content): Record<keyof Content['steps'], boolean> => ({
  checkIn: letIn(desk, content).length > 0,
  fill: content.classes.some(({ booked, places }, i) => booked < places && bookingCount(desk, content, i) >= places),
  renew: desk.inside.some((member) => statusOf(start(content), content, member) === 'lapsed'),
});

/** What the visitor has done at the desk, for an enquiry; empty until something has been done. */
export function summary(desk: Desk, content: Content): string {
  const done = {
    in: letIn(desk, content).length,
    booked: desk.bookings.flat().length,
    amount: received(desk, content),
  };
  if (!Object.values(done).some(Boolean)) return '';
  return fill(content.words.summary, { ...done, amount: lkr(done.amount) });
}

/** Status of a membership with its day, such as "Ends 28 Nov 2026". */
export const membership = (desk: Desk, content: Content, member: number) => {
  const status = statusOf(desk, content, member);
  return { status, text: fill(content.words.status[status], { date: date(desk.ends[member]) }) };
};
