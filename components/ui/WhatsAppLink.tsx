import { whatsappAddress } from '@/lib/contact';
import { content } from '@/lib/content';
import { ButtonLink } from './ButtonLink/ButtonLink';

/** A link that opens a chat with us, beside the one to the contact form; the text names what the chat is about. */
export function WhatsAppLink({ about }: { about?: string }) {
  const { company, words } = content();
  return (
    <ButtonLink
      href={whatsappAddress(company.whatsapp.value, about)}
      look="line"
      label={`${words.chat} (${words.opensNewTab})`}
    >
      {words.chat}
    </ButtonLink>
  );
}
