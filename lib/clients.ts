import { content } from './content';

/** What the site tells about a service or product in the name of a client, as far as there is any. */
export function clientsOf(path?: string) {
  const { clients, testimonials } = content();
  const testimonial = testimonials.find(({ href }) => href === path);
  return {
    testimonial,
    client: clients.find(({ name }) => name === testimonial?.client),
    measured: clients.find(({ result }) => result && result.href === path),
  };
}

/** Address of the place that tells most about a client: its project, its testimonial or a measured result. */
export function clientStory(name: string): string | undefined {
  const { clients, products, testimonials, work } = content();
  const project = work.find(({ client }) => client === name);
  if (project) return `${project.href}#project`;
  const href =
    testimonials.find(({ client }) => client === name)?.href ??
    clients.find((client) => client.name === name)?.result?.href;
  return href && `${href}#${products.some(({ slug }) => href === `/${slug}`) ? 'buying' : 'price'}`;
}
