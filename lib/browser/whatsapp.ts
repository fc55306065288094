import { closest, on } from './dom';

/** Copies the message of the contact form into the WhatsApp link beside it. */
export function copyMessageToWhatsApp(): void {
  on(document, 'click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href^="https://wa.me/"]');
    const message = document.querySelector('textarea');
    if (!link || !message) return;
    const text = message.value.trim();
    // WhatsApp does not decode a plus as a space.
    link.search = text ? new URLSearchParams({ text }).toString().replaceAll('+', '%20') : '';
  });
}
