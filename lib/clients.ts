import { content } from './content';

/** The client of that name, if the company shows one. */
export const clientNamed = (name?: string) => content().clients.find((client) => client.name === name);

/** The client's project that the page at `href` describes in full, if there is one. */
export const projectOf = (client: string, href: string) =>
  content().work.find((project) => project.client === client && project.href === href);

/** The testimonial about a service or product and the client measured there; `isQuoted` if both are one client. */
export function clientsOf(path?: string) {
  const { clients, testimonials } = content();
  const testimonial = testimonials.find(({ href }) => href === path);
  const client = clientNamed(testimonial?.client);
  const measured = clients.find(({ result }) => result && result.href === path);
  return { testimonial, client, measured, isQuoted: client && client === measured };
}

/** Where a client's logo leads: to its project, or else to its testimonial or its measured result. */
export function clientStory(name: string): string | undefined {
  const { testimonials, work } = content();
  const project = work.find(({ client }) => client === name);
  if (project) return `${project.href}#project`;
  const testimonial = testimonials.find(({ client }) => client === name);
  if (testimonial) return `${testimonial.href}#client`;
  const result = clientNamed(name)?.result;
  return result && `${result.href}#result`;
}
