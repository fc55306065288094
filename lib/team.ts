import { content } from './content';

/** The person in the team with this short name. */
export const memberNamed = (slug: string) => content().team.find((member) => member.slug === slug);
