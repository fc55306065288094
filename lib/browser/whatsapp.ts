import { closest, on } from './dom';

/** Copies the message of the contact form into the WhatsApp link. */
export function copyMessageToWhatsApp(): void {
  on(document, 'click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href^="https://wa.me/"]');
    const text = document.querySelector('textarea')?.value.trim();
    // WhatsApp does not decode a plus as a space.
    if (link) link.search = text ? new URLSearchParams({ text }).toString().replaceAll('+', '%20') : '';
  });
}
