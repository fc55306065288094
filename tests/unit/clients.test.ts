import { clientNamed, clientStory, clientsOf } from '@/lib/clients';
import { content } from '@/lib/content';

const { clients, testimonials, work } = content();

it('each client leads to its project, else its testimonial, else its measured result', () => {
  for (const { name, result } of clients) {
    const project = work.find(({ client }) => client === name);
    const testimonial = testimonials.find(({ client }) => client === name);
    const about = testimonial ? `${testimonial.href}#client` : `${result?.href}#result`;
    expect(clientStory(name)).toBe(project ? `${project.href}#project` : about);
  }
});

it('a page tells of the client that has a testimonial or a result about it', () => {
  for (const { client, href } of testimonials) expect(clientsOf(href).client).toBe(clientNamed(client));
  for (const client of clients.filter(({ result }) => result))
    expect(clientsOf(client.result?.href).measured).toBe(client);
  expect(clientsOf('/contact')).toEqual({ testimonial: undefined, client: undefined, measured: undefined });
});
