import { thousands } from '../../lib/format';
import { boxOf, expect, pages, pricing, test, visit } from '../support/browser';
import { contactForm } from '../support/contactForm';

const { action } = pages['digital-marketing'].packages;

for (const { name, price } of pricing.displayed.packages)
  test(`the button of ${name} prefills the message with the package and its price`, async ({ page }) => {
    await visit(page, '/digital-marketing');
    const button = page.getByRole('link', { name: `${action}: ${name}` });
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y, width, height } = await boxOf(button);
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(/\/contact#/);
    const { message } = contactForm(page);
    await expect(message).toHaveValue(new RegExp(`${name}, LKR ${thousands(price)}`));
  });
