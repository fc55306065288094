import { content } from './content';

/** The client of that name, if the company shows one. */
export const clientNamed = (name?: string) => content().clients.find((client) => client.name === name);

/** The project of this client that the page tells whole, if there is one. */
export const projectOf = (client: string, href: string) =>
  content().work.find((project) => project.client === client && project.href === href);

/** What the site tells about a service or product in the name of a client, and whether one client is quoted and measured. */
export function clientsOf(path?: string) {
  const { clients, testimonials } = content();
  const testimonial = testimonials.find(({ href }) => href === path);
  const client = clientNamed(testimonial?.client);
  const measured = clients.find(({ result }) => result && result.href === path);
  return { testimonial, client, measured, isQuoted: client && client === measured };
}

/** Address of the place that tells most about a client: its project, its testimonial or a measured result. */
export function clientStory(name: string): string | undefined {
  const { testimonials, work } = content();
  const project = work.find(({ client }) => client === name);
  if (project) return `${project.href}#project`;
  const testimonial = testimonials.find(({ client }) => client === name);
  if (testimonial) return `${testimonial.href}#client`;
  const result = clientNamed(name)?.result;
  return result && `${result.href}#result`;
}
