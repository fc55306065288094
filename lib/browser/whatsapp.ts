import { closest, on } from './dom';

/** WhatsApp opens with what stands in the contact form's message, so that there, too, the enquiry says what it is about. */
export function takeMessageToWhatsApp(): void {
  on(document, 'click', (event) => {
    const link = closest<HTMLAnchorElement>(event, 'a[href^="https://wa.me/"]');
    const text = document.querySelector('textarea')?.value.trim();
    // WhatsApp shows a plus as a plus.
    if (link) link.search = text ? new URLSearchParams({ text }).toString().replaceAll('+', '%20') : '';
  });
}
